import { mkdtemp, rm } from 'node:fs/promises';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
// @ts-expect-error the package brings no types
import Server3 from '@20minutes/s3rver';
import { AwsClient } from 'aws4fetch';
import { vi } from 'vitest';

type S3rver = { run(): Promise<AddressInfo>; httpServer: Server };
type Options = {
  address: string;
  port: number;
  silent: boolean;
  directory: string;
  vhostBuckets: boolean;
  configureBuckets: { name: string }[];
};
const S3rver = Server3 as new (of: Options) => S3rver;

/** What the server of the tests knows: one account, and no other. */
const ACCOUNT = 'S3RVER';
const BUCKET = 'foto-toko';

/** An S3 of our own that checks every signature; the product gets its address from the environment. */
export async function bukaS3() {
  const directory = await mkdtemp(join(tmpdir(), 'kilau-s3-'));
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    vhostBuckets: false,
    configureBuckets: [{ name: BUCKET }],
  });
  const { port } = await server.run();
  const endpoint = `http://127.0.0.1:${port}`;
  const client = new AwsClient({
    accessKeyId: ACCOUNT,
    secretAccessKey: ACCOUNT,
    region: 'ap-southeast-3',
    service: 's3',
    retries: 0,
  });
  const tell = (more: Record<string, string> = {}): void => {
    const words = {
      KILAU_S3_ENDPOINT: `${endpoint}/`,
      KILAU_S3_BUCKET: BUCKET,
      KILAU_S3_REGION: 'ap-southeast-3',
      KILAU_S3_KEY: ACCOUNT,
      KILAU_S3_SECRET: ACCOUNT,
      KILAU_S3_LINK: '',
      ...more,
    };
    for (const [name, value] of Object.entries(words)) vi.stubEnv(name, value);
  };
  tell();
  return {
    endpoint,
    /** Other words for the product: a wrong secret, links that hold so many minutes. */
    tell,
    /** What lies there, asked of the server itself. */
    daftar: async (): Promise<string[]> => {
      const text = await (await client.fetch(`${endpoint}/${BUCKET}?list-type=2`)).text();
      return [...text.matchAll(/<Key>([^<]+)<\/Key>/g)].map(([, key]) => key!).toSorted();
    },
    isi: async (path: string): Promise<Buffer> =>
      Buffer.from(await (await client.fetch(`${endpoint}/${BUCKET}/${path}`)).arrayBuffer()),
    async tutup(): Promise<void> {
      vi.unstubAllEnvs();
      server.httpServer.closeAllConnections();
      await new Promise((done) => server.httpServer.close(done));
      await rm(directory, { recursive: true, force: true });
    },
  };
}
