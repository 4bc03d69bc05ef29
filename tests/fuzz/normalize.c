/* Normal forms, what needs them, comparison and hashes: STEPS, one reference, another;
 * both together are asked about as a third. */
#include "target.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    target_trial(TRIAL_NORMAL, data, size);
    target_trial(TRIAL_EQUAL, data, size);
    return 0;
}
