import { readFileSync } from 'node:fs';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { imageAddress } from '../../../app/ui/imageAddress.ts';
import { type ImageDoor, openImageDoor } from '../../support/imageDoor.ts';
import { file, openUploads, type Uploads } from '../../support/uploads.ts';

const pem = readFileSync(new URL('../../support/localhost.pem', import.meta.url), 'utf8');
let uploads: Uploads;
let door: ImageDoor;

// The one private address that may be asked is the content service's own; so the foreign host of this test is that.
beforeAll(async () => {
  setDefaultCACertificates([...getCACertificates(), pem]);
  uploads = await openUploads({ key: pem, cert: pem });
  door = await openImageDoor(uploads.url, { IMAGE_HOSTS: `localhost:${uploads.port}` });
  const photo = await sharp({ create: { width: 800, height: 600, channels: 3, background: 'red' } })
    .jpeg()
    .toBuffer();
  uploads.put('photo.jpg', file(photo, 'image/jpeg'));
  uploads.put('été/ein%20Bild.jpg?a=1&b=2', file(photo, 'image/jpeg'));
  uploads.put(encodeURI('été/ein Bild.jpg?a=1&b=2'), file(photo, 'image/jpeg'));
  uploads.put('away.jpg', (response) => response.writeHead(301, { location: 'https://169.254.169.254/' }).end());
});
afterAll(async () => {
  await door.close();
  await uploads.close();
});

it.each(['photo.jpg', 'été/ein Bild.jpg?a=1&b=2'])('a whole address on a listed host: %s', async (name) => {
  const { size } = await door.picture(imageAddress(`${uploads.url}/uploads/${name}`, { width: 320, format: 'webp' }));
  expect(size).toEqual([320, 240]);
});

it('an upload of a CMS that speaks https', async () => {
  expect((await door.picture('/image/w_320/photo.jpg')).size).toEqual([320, 240]);
});

it('follows nobody', async () => {
  expect((await door.get(imageAddress(`${uploads.url}/uploads/away.jpg`, { width: 320 }))).status).toBe(404);
});
