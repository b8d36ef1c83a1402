import { parse } from 'node-html-parser';
import type { Site } from './openSite.ts';

export interface Visited {
  path: string;
  status: number;
  blocks: string[];
  /** How many of the page's links lead on within the site. */
  links: number;
  headings: number;
}

const withoutHash = (href: string) => href.split('#', 1)[0] ?? '';

/** Every page that can be reached from a start by links, media and assets left out; redirects are followed. */
export const crawl = async (site: Site, start: string): Promise<Map<string, Visited>> => {
  const visited = new Map<string, Visited>();
  const waiting = [start];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (visited.has(path)) continue;
    const response = await fetch(site.url + path);
    const root = parse(await response.text());
    const links = root
      .querySelectorAll('a[href]')
      .map((link) => withoutHash(link.getAttribute('href') ?? ''))
      .filter((href) => href.startsWith('/') && !href.startsWith('/media/'));
    const blocks = root.querySelectorAll('[data-block]').map((block) => block.getAttribute('data-block') ?? '');
    const headings = root.querySelectorAll('h1').length;
    visited.set(path, { path, status: response.status, blocks, links: links.length, headings });
    waiting.push(...links.filter((href) => !visited.has(href)));
  }
  return visited;
};
