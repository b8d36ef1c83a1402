// Stands in for both programs: answers one address, ends on SIGTERM, or by itself when told so.
import { createServer } from 'node:http';

/** @param {string} path @param {number} status */
export function serve(path, status) {
  const { PORT, HOST, STUB_DIES } = process.env;
  const server = createServer((request, response) => {
    response.statusCode = request.url === path ? status : 404;
    response.end();
  }).listen(Number(PORT), HOST, () => console.log('listening', PORT));
  process.on('SIGTERM', () => {
    console.log('asked to end');
    server.close(() => process.exit(0));
  });
  if (STUB_DIES === path) setTimeout(() => process.exit(7), 1500);
}
