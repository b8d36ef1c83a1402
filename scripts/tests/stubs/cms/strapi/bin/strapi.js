import { serve } from '../../../scripts/tests/stubs/serve.mjs';

serve('/_health', 204);
