import { findChromium } from './needs.mjs';

// Chromium as root in a container, and without a word to anybody outside.
const flags = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'];
const quiet = ['--disable-component-update', '--disable-sync'];

/** How Playwright starts the machine's own Chromium: it brings no browser of its own. */
export const launchOptions = () => {
  const executablePath = findChromium();
  return { ...(executablePath ? { executablePath } : {}), args: [...flags, ...quiet] };
};
