import { serve } from '../../scripts/tests/stubs/serve.mjs';

serve('/readyz', 200);
