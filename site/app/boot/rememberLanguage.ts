/** What a chosen language is remembered by. */
export interface LanguageMemory {
  cookie: string;
  /** In seconds. */
  maxAge: number;
}

/**
 * Remembers a language when somebody chooses one, for addresses that name none (`behaviour.md` §1). Here and not in the
 * switch itself: to choose one may well be the first thing that somebody does on a page, long before it is hydrated.
 *
 * The server writes this function's own text into every page (`server/document`): it must stand alone, importing nothing.
 */
export function rememberLanguage({ cookie, maxAge }: LanguageMemory): void {
  const remember = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLElement>('a[data-language]') : null;
    const language = link?.dataset['language'];
    if (!language) return;
    const secure = location.protocol === 'https:' ? '; Secure' : '';
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store answers too late, for the link leads away
    document.cookie = `${cookie}=${language}; Max-Age=${maxAge}; Path=/; SameSite=Lax${secure}`;
  };
  addEventListener('click', remember, true);
}
