import type { Locale } from '../../app/locale/locales.ts';
import type { FrameStore } from '../../content/frame.ts';
import type { Config } from '../config.ts';
import type { House } from './layout/page.ts';

export type ReadHouse = (locale: Locale) => Promise<House>;

/** Who the letters are from, as the CMS's settings have it; a letter does not wait for a CMS that is away. */
export const houseReader =
  (frames: Pick<FrameStore, 'get'>, { siteUrl, mailTo }: Pick<Config, 'siteUrl' | 'mailTo'>): ReadHouse =>
  async (locale) => {
    const settings = await frames.get(locale).then(
      (frame) => frame.settings,
      () => undefined,
    );
    return { company: settings?.company ?? 'VI', phone: settings?.phone, siteUrl, email: mailTo };
  };
