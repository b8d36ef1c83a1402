/** What begins a host's player: the address of a film that is meant to be read, made one that is meant to be embedded. */
const players: readonly { page: RegExp; player: (id: string, rest: string | undefined) => string }[] = [
  {
    page: /^https:\/\/(?:(?:www\.|m\.)?youtube(?:-nocookie)?\.com\/(?:watch\?(?:.*&)?v=|embed\/|shorts\/|live\/)|youtu\.be\/)([\w-]{6,20})/,
    // The host that sets nothing before the film is played.
    player: (id) => `https://www.youtube-nocookie.com/embed/${id}`,
  },
  {
    page: /^https:\/\/(?:www\.|player\.)?vimeo\.com\/(?:video\/)?(\d+)(?:\/([0-9a-f]+))?/,
    player: (id, rest) => `https://player.vimeo.com/video/${id}?dnt=1${rest ? `&h=${rest}` : ''}`,
  },
];

/** Where a film can be embedded from, or undefined where its host is none of those that the site allows. */
export const embedAddress = (url: string, hosts: readonly string[]): string | undefined => {
  let address = url;
  for (const { page, player } of players) {
    const [, id, rest] = page.exec(url) ?? [];
    if (id) address = player(id, rest);
  }
  if (!URL.canParse(address)) return undefined;
  const { protocol, host } = new URL(address);
  return protocol === 'https:' && hosts.includes(host) ? address : undefined;
};

/** The same player, beginning by itself: for who has pressed to play it. */
export const playing = (address: string): string => {
  const url = new URL(address);
  url.searchParams.set('autoplay', '1');
  return url.href;
};
