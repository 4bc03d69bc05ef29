/* Resolving, in pieces too, and relating: FLAGS or STEPS, a base, a reference. */
#include "target.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    target_trial(TRIAL_RESOLVED, data, size);
    target_trial(TRIAL_RELATED, data, size);
    target_trial(TRIAL_NORMAL_FIRST, data, size);
    return 0;
}
