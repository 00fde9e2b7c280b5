import { expect } from 'vitest';
import { DI_KJ2, kunciKJ2, type DuaServer } from '#tests/kit/uji/buka/dua-server.ts';
import { PASSWORD, type Who } from '#tests/kit/shop.ts';

let n = 100;
export const GERAK = () => ({
  jenis: 'TAMBAH',
  keterangan: `Kotak baru <b>${(n += 1)}</b>`,
  barang: [{ kode_aksesoris: 'KOTAK', qty: 1 }],
});
export type Gerak = ReturnType<typeof GERAK>;

export async function minta(dua: DuaServer, isi: Gerak = GERAK(), who: Who = 'MU') {
  const asked = { method: 'POST', path: '/api/v1/stock-aksesoris', body: isi };
  const { status, body, text } = await dua.kantor(who).raw('POST', 'otorisasi', asked, DI_KJ2);
  expect(status, text).toBe(201);
  return body.data as { keystore: string; cocok: number; tertutup: boolean };
}
export const oleh = (user_id: string, password = PASSWORD) => ({ user_id, password });
export const lihat = (dua: DuaServer, keystore: string, isi: object, who: Who = 'MU') =>
  dua.kantor(who).raw('POST', `otorisasi/${keystore}/angka`, isi, DI_KJ2);
export const setuju = (dua: DuaServer, keystore: string, isi: object, who: Who = 'MU') =>
  dua.kantor(who).raw('POST', `otorisasi/${keystore}/setujui`, isi, DI_KJ2);
export const simpan = (dua: DuaServer, isi: Gerak, keystore: string) =>
  dua
    .kantor('MU')
    .raw('POST', 'stock-aksesoris', isi, { ...kunciKJ2((n += 1)), 'x-otorisasi': keystore });
export const baris = async (dua: DuaServer, keystore: string) =>
  (
    await dua.cabang.rows(
      'select status, disetujui_by, disetujui_level, cara from otorisasi where keystore = $1',
      [keystore],
    )
  )[0];
