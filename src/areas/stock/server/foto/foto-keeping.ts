/** Where the photos of the house lie: every part of the product keeps and reads them through this (D-8.4). */
export type FotoStore = {
  put(path: string, bytes: Buffer): Promise<void>;
  /** Nothing where there is none; a store that does not answer throws. */
  get(path: string): Promise<Buffer | undefined>;
  has(path: string): Promise<boolean>;
  drop(path: string): Promise<void>;
  /** An address that leads to the photo itself and ends; only where the shop has asked for such. */
  link?(path: string): Promise<string>;
  /** Seconds for which a link holds. */
  readonly linkSeconds?: number;
};

/** An S3 as the environment tells it. */
export type S3Words = {
  /** The service, without the bucket: the bucket is in the path, so that any server of the kind will do. */
  endpoint: string;
  bucket: string;
  region: string;
  key: string;
  secret: string;
  /** For how long a link to a photo holds; 0: none is given, this server sends every photo itself. */
  linkSeconds: number;
};
