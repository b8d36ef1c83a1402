export interface BootSettings {
  /** The id of the script that is held back. */
  id: string;
  /** The event that the window gets once the page is hydrated. */
  hydrated: string;
  /** At the latest this long after the page has loaded, busy or not (milliseconds). */
  idleTimeout: number;
  /** Where the time of the last reload for a lost chunk is kept, so that it survives the reload (session storage). */
  guardKey: string;
  /** A lost chunk reloads the page once, at most once in this time (`behaviour.md` §4; milliseconds). */
  guardTime: number;
}

/**
 * Runs the page's modules when the browser is idle, or at the visitor's first key or touch, so that none of them is
 * fetched before the page is painted. Until then links, menus and forms are the browser's own; a press of a button that
 * only a script answers is kept, and pressed again when the scripts are there.
 *
 * The server writes this function's own text into every page (`server/document`): it must stand alone, importing nothing.
 */
export function boot({ id, hydrated, idleTimeout, guardKey, guardTime }: BootSettings): void {
  const held = document.getElementById(id);
  const signs = ['pointerdown', 'keydown', 'touchstart', 'focusin', 'input'];
  let started = false;
  let missed: HTMLElement | undefined;

  const listed = (name: string) => (held?.dataset[name] ?? '').split(' ').filter(Boolean);
  const addLink = (rel: string, href: string, disabled = false) => {
    const link = document.createElement('link');
    link.rel = rel;
    link.disabled = disabled;
    link.setAttribute('href', href);
    document.head.append(link);
  };

  const start = () => {
    if (started || !held) return;
    started = true;
    for (const sign of signs) removeEventListener(sign, start, true);
    // Their text is in the page: disabled, none is fetched, and the router and the bundler see that they are there.
    for (const href of listed('styles')) addLink('stylesheet', href, true);
    for (const href of listed('modules')) addLink('modulepreload', href);
    const script = document.createElement('script');
    script.type = 'module';
    script.textContent = held.textContent;
    script.addEventListener('error', reloadOnce);
    document.head.append(script);
  };

  const reloadOnce = () => {
    const last = Number(sessionStorage.getItem(guardKey) ?? 0);
    if (Date.now() - last < guardTime) return;
    sessionStorage.setItem(guardKey, String(Date.now()));
    location.reload();
  };

  const keep = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (button && !button.popoverTargetElement && !(button.form && button.type === 'submit')) missed = button;
  };
  const pressMissed = () => {
    removeEventListener('click', keep, true);
    if (missed?.isConnected) missed.click();
  };

  addEventListener('click', keep, true);
  addEventListener(hydrated, pressMissed, { once: true });
  for (const sign of signs) addEventListener(sign, start, { capture: true, passive: true });

  const whenIdle = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: idleTimeout });
    else setTimeout(start, idleTimeout);
  };
  // A page that is all there may still not have been painted.
  const whenPainted = () => {
    if (!PerformanceObserver.supportedEntryTypes.includes('paint')) return whenIdle();
    new PerformanceObserver((list, observer) => {
      if (list.getEntriesByName('first-contentful-paint').length === 0) return;
      observer.disconnect();
      whenIdle();
    }).observe({ type: 'paint', buffered: true });
  };
  if (document.readyState === 'complete') whenPainted();
  else addEventListener('load', whenPainted, { once: true });
}
