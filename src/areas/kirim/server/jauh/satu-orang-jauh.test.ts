import { afterAll, beforeAll, expect, test } from 'vitest';
import { sidikHp } from '#areas/akses/server/sesi/sidik-orang.ts';
import { tambahPotong } from '#tests/kit/potong.ts';
import type { Shop, Who } from '#tests/kit/shop.ts';
import { DI_KJ2 } from '#tests/kit/uji/buka/dua-server.ts';
import { bukaDuaToko, type DuaToko } from '#tests/kit/uji/buka/kirim-jauh.ts';
import { isiKiriman, kunci, pindai } from '#tests/kit/uji/kirim-barang.ts';

/** One person with accounts on two servers, or two that head office lends (decision 1203). */
let dua: DuaToko;
beforeAll(async () => {
  dua = await bukaDuaToko();
  await orang(dua.pusat, 'PST', 'HD1', HADI, ['SPV', 'OWN']);
  await orang(dua.cabang, 'KJ2', 'HD2', HADI, ['MU']);
});
afterAll(() => dua.close());

const HADI = '0813-5555-0123';
/** These accounts are the sales person of this telephone. */
async function orang(shop: Shop, kode: 'PST' | 'KJ2', kode_sales: string, hp: string, who: Who[]) {
  const isi = { nama: 'Bapak Hadi', target: 0, id_fee: null, hp, kode_sales };
  const made = await shop.as('OWN', kode).raw('POST', 'sales', isi);
  expect(made.status, made.text).toBeLessThan(300);
  for (const one of who)
    await shop.rows('update users set kode_sales = $1 where user_id = $2', [
      kode_sales,
      `${one.toLowerCase()}.${kode.toLowerCase()}`,
    ]);
}
/** A person of head office at work in KJ2. */
const tamu = (who: Who, path: string, body: object) =>
  dua.pusat.as(who, 'PST').raw('POST', path, body, { ...kunci(), ...DI_KJ2 });

test('who packed at head office does not receive in the branch by another account that head office lends', async () => {
  const [a] = await tambahPotong(dua.asal, ['P1']);
  const no = await dua.kirim([a!]);
  await dua.antar();
  const isi = { barang: [pindai(a!)] };
  const kedua = await tamu('OWN', `kirim-barang/${no}/terima`, isi);
  expect([kedua.status, kedua.body.code], kedua.text).toEqual([422, 'KIRIMAN_SENDIRI']);
  // Nor by his own account of the branch.
  const disana = await dua.diKj2({ path: `kirim-barang/${no}/terima`, body: isi, who: 'MU' });
  expect([disana.status, disana.body.code], disana.text).toEqual([422, 'KIRIMAN_SENDIRI']);
  expect((await dua.terima(no, [pindai(a!)])).status).toBe(201);
  await dua.antar();
});

test('who said in the branch that a piece is missing does not settle it at head office', async () => {
  const [a] = await tambahPotong(dua.asal, ['P1']);
  const kirim = async (): Promise<string> => {
    const path = 'kirim-barang';
    const body = { tujuan: 'KJ2', barang: [{ kode_barcode: a }], no_kirim_asal: null };
    const {
      status,
      text,
      body: said,
    } = await dua.diPusat({
      path,
      body: { pembawa: null, no_segel: null, berat_bungkus: null, keterangan: null, ...body },
      who: 'MU',
    });
    expect(status, text).toBe(201);
    return said.data.no_kirim;
  };
  const no = await kirim();
  await dua.antar();
  const selesai = await dua.diKj2({
    path: `kirim-barang/${no}/selesai`,
    body: { alasan: 'Tidak ada di bungkus' },
    who: 'MU',
    by: 'SPV',
  });
  expect(selesai.status, selesai.text).toBe(200);
  await dua.antar();
  expect(await dua.tertahan(dua.pusat)).toEqual([]);
  const kembali = { kode_barcode: a, hasil: 'KEMBALI', kode_gudang: 'TK', kode_baki: 'A-01' };
  const selisih = (who: Who, by?: Who) =>
    dua.diPusat({
      path: `kirim-barang/${no}/selisih`,
      body: { alasan: 'Masih di laci', barang: [kembali] },
      who,
      ...(by && { by }),
    });
  const sendiri = await selisih('SPV');
  expect([sendiri.status, sendiri.body.code], sendiri.text).toEqual([422, 'KURANG_SENDIRI']);
  const lain = await selisih('MU', 'SPV');
  expect(lain.status, lain.text).toBe(201);
});

test('what he took in otherwise by his account of the branch counts for him as a guest of head office, too', async () => {
  const [a, b] = await tambahPotong(dua.asal, ['P1', 'P1']);
  const body = isiKiriman([a!, b!], 'KJ2');
  const sent = await dua.diPusat({ path: 'kirim-barang', body, who: 'MU' });
  expect(sent.status, sent.text).toBe(201);
  await dua.antar();
  const path = `kirim-barang/${sent.body.data.no_kirim}/terima`;
  const lebih = (code: string) => ({ barang: [pindai(code, { berat: 3.6 })] });
  const satu = await dua.diKj2({ path, body: lebih(a!), who: 'MU', by: 'SPV' });
  expect(satu.status, satu.text).toBe(201);
  // 0.350 g each, of 0.500 g that a supervisor may agree to in thirty days.
  const dua2 = await tamu('SPV', path, lebih(b!));
  expect([dua2.status, dua2.body.event, dua2.body.level], dua2.text).toEqual([
    403,
    'KIRIMAN_SELISIH',
    ['OWN'],
  ]);
});

test('no telephone leaves a server: what travels and what is kept of a guest is a digest of it', async () => {
  const sidik = await sidikHp('+6281355550123');
  const [daftar] = await dua.cabang.rows(
    `select isi::text as isi from pesan_toko where jenis = 'KIRIMAN_DAFTAR' order by urut limit 1`,
  );
  expect(daftar!.isi).toContain(sidik);
  expect(daftar!.isi).not.toContain('81355550123');
  const [own] = await dua.cabang.rows("select sidik_hp from users where user_id = 'own.pst'");
  expect(own).toEqual({ sidik_hp: sidik });
});
