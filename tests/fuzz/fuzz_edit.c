/* Editing, building and recomposing: WHAT and INDEX, a reference or an origin-form, a name, a
 * value; or the DEFINED parts, then all seven parts. */
#include "fuzz/theorem_target.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    target_trial(TRIAL_RECOMPOSED, data, size);
    target_trial(TRIAL_EDITED, data, size);
    target_trial(TRIAL_ORIGIN_EDITED, data, size);
    target_trial(TRIAL_BUILT, data, size);
    return 0;
}
