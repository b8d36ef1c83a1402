import { createServer } from 'node:net';
import { errorCode, Fault } from './fault.mjs';

/**
 * Tries to listen; gives the code of the error, or nothing when the port is free there.
 * @param {number} port
 * @param {string} host
 * @returns {Promise<string>}
 */
function tryListen(port, host) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error) => resolve(errorCode(error)));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve('')));
  });
}

/**
 * Both programs' ports, looked at before any long work.
 * @param {Pick<import('./environment.mjs').Settings, 'port' | 'host' | 'cmsPort' | 'cmsHost' | 'contentUrl'>} settings
 */
export async function assertPorts({ port, host, cmsPort, cmsHost, contentUrl }) {
  await assertFree(port, host, { port: 'PORT', host: 'HOST' });
  if (!contentUrl) await assertFree(cmsPort, cmsHost, { port: 'CMS_PORT', host: 'CMS_HOST' });
}

/**
 * @param {number} port
 * @param {string} host the address the program will listen on
 * @param {{ port: string, host: string }} names the variables that change them
 */
export async function assertFree(port, host, names) {
  const error = await tryListen(port, host);
  if (error === 'EACCES')
    throw new Fault(`Port ${port} needs more rights than this user has: set ${names.port} to one above 1023.`);
  if (error && error !== 'EADDRINUSE')
    throw new Fault(`Cannot listen on ${host} (${error}): set ${names.host} to an address of this machine.`);
  if (!(await isFree(port, host)))
    throw new Fault(
      `Port ${port} is in use by another program: stop that program, or set ${names.port} to a free port.`,
    );
}

/**
 * @param {number} port
 * @param {string} host
 */
export async function isFree(port, host) {
  // A program on either loopback address would answer http://localhost in our place. One after the other: listening on
  // all addresses would otherwise be in the way of listening on one.
  for (const address of [host, '127.0.0.1', '::1']) if ((await tryListen(port, address)) === 'EADDRINUSE') return false;
  return true;
}

/**
 * A port that nothing uses now.
 * @returns {Promise<number>}
 */
export function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}
