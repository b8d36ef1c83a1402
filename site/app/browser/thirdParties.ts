import { createContext, useContext } from 'react';
import type { ThirdParties } from '../visit.server.ts';

export const noThirdParties: ThirdParties = { gtmId: undefined, videoHosts: [], captcha: undefined };

/** Who the site is configured to have a part in its pages; the frame tells. */
export const ThirdPartiesContext = createContext(noThirdParties);

export const useThirdParties = (): ThirdParties => useContext(ThirdPartiesContext);
