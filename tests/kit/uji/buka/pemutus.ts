import { createServer, request as ask } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A line to a server that hands every request on and breaks before the answer. */
export async function bukaPemutus(portal: string): Promise<{ url: string; close(): void }> {
  const { port } = new URL(portal);
  const server = createServer((asked, reply) => {
    const { method, url, headers } = asked;
    const on = ask({ port, host: '127.0.0.1', method, path: url, headers }, (answer) => {
      answer.resume().on('end', () => reply.destroy());
    });
    asked.pipe(on);
  });
  await new Promise<void>((open) => server.listen(0, '127.0.0.1', open));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
