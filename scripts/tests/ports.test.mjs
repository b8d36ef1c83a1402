import assert from 'node:assert/strict';
import { createServer } from 'node:net';
import test from 'node:test';
import { assertFree, freePort, isFree } from '../lib/ports.mjs';

const names = { port: 'PORT', host: 'HOST' };

test('a free port passes on one address and on all', async () => {
  const port = await freePort();
  await assertFree(port, '127.0.0.1', names);
  await assertFree(port, '0.0.0.0', names);
  await assertFree(port, '::', names);
});

for (const [taken, wanted] of /** @type {const} */ ([
  ['127.0.0.1', '127.0.0.1'],
  ['127.0.0.1', '0.0.0.0'],
  ['0.0.0.0', '127.0.0.1'],
]))
  test(`a port taken on ${taken} is refused for ${wanted}, by name`, async () => {
    const server = createServer();
    const port = await freePort();
    await new Promise((resolve) => server.listen(port, taken, () => resolve(undefined)));
    await assert.rejects(assertFree(port, wanted, names), { message: new RegExp(`Port ${port} .* PORT`) });
    assert.equal(await isFree(port, wanted), false);
    await new Promise((resolve) => server.close(resolve));
  });

test('an address of another machine is a fault of HOST', async () => {
  await assert.rejects(assertFree(await freePort(), '192.0.2.1', names), /HOST/);
});
