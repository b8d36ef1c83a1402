import assert from 'node:assert/strict';
import { existsSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { isFree } from '../lib/ports.mjs';
import { launch, workshop } from './workshop.mjs';

const ready = 'Ctrl-C ends it';

describe('npm start with stub programs', () => {
  /** @type {Awaited<ReturnType<typeof workshop>>} */
  let shop;
  before(async () => {
    shop = await workshop();
  });
  after(() => shop.remove());

  const portsAreFree = async () => {
    for (const port of Object.values(shop.ports))
      assert.ok(await isFree(Number(port), '127.0.0.1'), `port ${port} is left busy`);
  };

  test('a busy port is named with its variable before anything is done', async () => {
    const server = createServer();
    await new Promise((resolve) => server.listen(Number(shop.ports.CMS_PORT), '127.0.0.1', () => resolve(undefined)));
    const { code, output } = launch(shop.folder, shop.ports);
    assert.equal(await code, 1);
    assert.match(output(), new RegExp(`^Port ${shop.ports.CMS_PORT} is in use[^\\n]*CMS_PORT[^\\n]*\\n$`));
    assert.equal(existsSync(join(shop.folder, 'site', 'node_modules')), false);
    await new Promise((resolve) => server.close(resolve));
  });

  test('faults of the environment are named, one a line', async () => {
    const { code, output } = launch(shop.folder, { ...shop.ports, LOCALES: 'fr', SITE_URL: 'nowhere' });
    assert.equal(await code, 1);
    assert.match(output(), /^LOCALES=fr .*\nSITE_URL .*\n$/);
  });

  test('a build that fails shows its end and one sentence, and is begun anew next time', async () => {
    const failing = launch(shop.folder, { ...shop.ports, STUB_BUILD_FAILS: '1' });
    assert.equal(await failing.code, 1);
    assert.match(failing.output(), /the stub was told to fail/);
    assert.match(failing.output(), /\nCompiling the CMS failed\. The whole output is in \.logs\/compile-cms\.log\.\n$/);
  });

  test('a build that is interrupted ends at once and is begun anew next time', async () => {
    const { child, says, code, output } = launch(shop.folder, { ...shop.ports, STUB_BUILD_MS: '20000' });
    await says('Compiling the CMS');
    child.kill('SIGINT');
    assert.equal(await code, 130);
    assert.doesNotMatch(output(), /failed/);
  });

  test('an install that was cut short is begun anew', async () => {
    writeFileSync(join(shop.folder, 'cms', '.installing'), '');
    writeFileSync(join(shop.folder, 'cms', 'node_modules', 'half'), '');
    const { child, says, code } = launch(shop.folder, shop.ports);
    await says(ready);
    child.kill('SIGTERM');
    assert.equal(await code, 0);
    assert.equal(existsSync(join(shop.folder, 'cms', 'node_modules', 'half')), false);
    await portsAreFree();
  });

  test('the next start does none of that again, prints the addresses, and Ctrl-C ends both', async () => {
    const { child, says, code, output } = launch(shop.folder, shop.ports);
    await says(ready);
    assert.doesNotMatch(output(), /Installing|Building|Compiling|Filling/);
    assert.match(output(), new RegExp(`http://localhost:${shop.ports.PORT}\\n`));
    assert.match(output(), new RegExp(`http://localhost:${shop.ports.CMS_PORT}/admin`));
    // One key press reaches the launcher twice: from the terminal and through npm.
    child.kill('SIGINT');
    child.kill('SIGINT');
    assert.equal(await code, 0);
    await portsAreFree();
  });

  for (const [path, name] of [
    ['/_health', 'The CMS'],
    ['/readyz', 'The site'],
  ])
    test(`when ${name} ends by itself the other is ended too`, async () => {
      const { code, output } = launch(shop.folder, { ...shop.ports, STUB_DIES: path ?? '' });
      assert.equal(await code, 1);
      assert.match(output(), new RegExp(`${name} ended by itself \\(exit code 7\\)`));
      await portsAreFree();
    });

  test('an existing CMS: only the site is started', async () => {
    const { child, says, code, output } = launch(shop.folder, { ...shop.ports, CONTENT_URL: 'https://cms.example' });
    await says(ready);
    assert.doesNotMatch(output(), /CMS admin|Starting the CMS/);
    assert.match(output(), /Content {4}https:\/\/cms\.example/);
    child.kill('SIGINT');
    assert.equal(await code, 0);
  });

  test('the demo is not reset under a running CMS', async () => {
    const server = createServer();
    await new Promise((resolve) => server.listen(Number(shop.ports.CMS_PORT), '127.0.0.1', () => resolve(undefined)));
    const { code, output } = launch(shop.folder, shop.ports, 'seed');
    assert.equal(await code, 1);
    assert.match(output(), /stop it first/);
    await new Promise((resolve) => server.close(resolve));
  });
});
