import sharp from 'sharp';
import { expect, it } from 'vitest';
import { createPaintProcess } from '../../../server/images/paintProcess.ts';

it('comes back when it is lost', async () => {
  const photo = await sharp({ create: { width: 3000, height: 2000, channels: 3, background: 'red' } })
    .jpeg()
    .toBuffer();
  const painter = createPaintProcess();
  const lost = painter.paint(photo, { format: 'avif' });
  setTimeout(painter.close, 100);
  await expect(lost).rejects.toMatchObject({ status: 503 });
  const { format, data } = await painter.paint(photo, { width: 320 });
  expect([format, data.length > 100]).toEqual(['jpeg', true]);
  painter.close();
});
