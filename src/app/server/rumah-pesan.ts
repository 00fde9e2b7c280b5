import type { Rumah } from '#areas/pesan/server/kirim/kirim-antrean.ts';

/** What the sender of messages needs of the house. */
export const rumahPesan: Rumah = {
  gambar: async () => undefined,
  larang: async () => undefined,
};
