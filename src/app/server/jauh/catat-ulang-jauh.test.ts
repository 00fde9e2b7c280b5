import { afterAll, beforeAll, expect, test } from 'vitest';
import { rp } from '#kit/rules/quantity.ts';
import { lanjutkanPesan } from '#areas/toko/server/antar/henti.ts';
import { antarkanSemua } from '#areas/toko/server/antar/kirim-pesan.ts';
import { terapkanPesan } from '#areas/toko/server/antar/pesan-toko.ts';
import { kasDocument } from '#areas/uang/contract/kas.document.ts';
import { kirimDocument } from '#areas/uang/contract/kirim.document.ts';
import { kodeTransaksiMaster } from '#areas/uang/contract/kode-transaksi.master.ts';
import { cocokkanSemua } from '#app/server/jauh/cocok-server.ts';
import type { Who } from '#tests/kit/shop.ts';
import { izin } from '#tests/kit/orang/setuju.ts';
import { bukaDuaServer, type DuaServer } from '#tests/kit/uji/buka/dua-server.ts';

/** An owner books again a receipt that an older copy of the branch's database lost (decision 1205). */
const J = 1_000_000;
let dua: DuaServer;
let kali = 0;
beforeAll(async () => {
  dua = await bukaDuaServer();
  await dua.pusat.as('OWN', 'PST').call(kodeTransaksiMaster.endpoints.create, {
    body: { kode_transaksi: 'MODAL_KAS', deskripsi: 'Modal', arah: 'MASUK', grup: 'MODAL' },
  });
  await dua.pusat.as('OWN', 'PST').call(kasDocument.makes.kasMasuk, {
    body: { kode_transaksi: 'MODAL_KAS', jumlah: rp(500 * J), keterangan: 'Modal' },
  });
});
afterAll(async () => {
  // Its database was set back by hand.
  await dua.cabang.close({ broken: true });
  await dua.pusat.close();
});

const kirim = (nominal: number) =>
  dua.pusat.as('SPV', 'PST').call(kirimDocument.makes.kirim, {
    body: { nominal: rp(nominal), destination: 'KJ2', keterangan: 'Kantong 8' },
  });
const key = () => ({ 'idempotency-key': `catat-ulang-${(kali += 1)}` });
const sampaikan = async (): Promise<void> => {
  for (const shop of [dua.cabang, dua.pusat, dua.cabang]) await antarkanSemua(shop.db);
  await terapkanPesan(dua.pusat.db);
  await terapkanPesan(dua.cabang.db);
};
async function terima(
  nomor: string,
  { body = {}, who = 'SPV', by }: { body?: object; who?: Who; by?: Who } = {},
) {
  const path = `kirim-uang/${nomor}/reception`;
  const orang = dua.cabang.as(who, 'KJ2');
  const ya = by && (await izin(orang, dua.cabang.as(by, 'KJ2'), { path, body }));
  return orang.raw('POST', path, body, { ...key(), ...(ya && { 'x-otorisasi': ya }) });
}
const cari = async (nomor: string) =>
  (await dua.cabang.as('SPV', 'KJ2').raw('GET', `kirim-uang/${nomor}`)).body.data;
const cocok = async () => {
  await cocokkanSemua(dua.pusat.db, true);
  await cocokkanSemua(dua.cabang.db, true);
  const beda = 'select kode_toko, lain, rupiah from cocok_beda';
  return [await dua.pusat.rows(beda), await dua.cabang.rows(beda)];
};

/** The branch's database becomes the copy that was made before it received this money. */
const lupaTerima = (nota_kirim: string) =>
  dua.cabang.rows(`do $$ declare t record; begin
    perform set_config('session_replication_role', 'replica', true);
    select * into t from terima_uang where nota_kirim = '${nota_kirim}';
    update saldo_hari s set rupiah = s.rupiah - b.rupiah from (
        select kode_toko, akun, tgl_system, sum(rupiah) as rupiah from buku where no_bukti = t.no_terima group by 1, 2, 3) b
     where b.kode_toko = s.kode_toko and b.akun = s.akun and s.kadar = 0 and b.tgl_system = s.tgl_system;
    delete from buku where no_bukti = t.no_terima;
    delete from buku_set where no_bukti = t.no_terima;
    delete from terima_uang where no_terima = t.no_terima;
    delete from pesan_toko where dari = 'KJ2' and op = t.op;
  end $$`);

test('a receipt of 20,000,000 counted 50,000 short that a copy lost is booked once more as head office has it', async () => {
  const { nota_kirim, nomor_referensi } = await kirim(20 * J);
  await sampaikan();
  expect(await cari(nomor_referensi)).toMatchObject({ belum_di_buku: false, terima: null });
  const kurang = { jumlah_diterima: 20 * J - 50_000 };
  expect((await terima(nomor_referensi, { body: kurang, by: 'OWN' })).status).toBe(200);
  await sampaikan();
  expect(await cocok()).toEqual([[], []]);
  // One that is in the book is received no more, by an owner neither.
  const sudah = await terima(nomor_referensi, { who: 'OWN' });
  expect([sudah.status, sudah.body.code]).toEqual([409, 'SUDAH_DITERIMA']);

  await lupaTerima(nota_kirim);
  await cocok();
  await lanjutkanPesan(dua.cabang.db, 'PST');
  expect(await cocok()).toMatchObject([[{ rupiah: 20 * J }], [{ rupiah: 20 * J }]]);
  expect(await cari(nomor_referensi)).toMatchObject({
    belum_di_buku: true,
    status: 'DONE',
    terima: { jumlah_diterima: 20 * J - 50_000, selisih: -50_000 },
  });
  const spv = await terima(nomor_referensi);
  expect([spv.status, spv.body.event, spv.body.level]).toEqual([403, 'SELISIH_KAS', ['OWN']]);
  const lain = await terima(nomor_referensi, { body: { jumlah_diterima: 20 * J }, who: 'OWN' });
  expect([lain.status, lain.body.code]).toEqual([409, 'SUDAH_DITERIMA']);
  const ulang = await terima(nomor_referensi, { by: 'OWN' });
  expect(ulang.status, ulang.text).toBe(200);
  expect(ulang.body.data).toMatchObject({
    status: 'DONE',
    terima: { jumlah_diterima: 20 * J - 50_000, ke: 'CASH' },
  });
  await sampaikan();
  expect(await cocok()).toEqual([[], []]);
  const gagal = 'select 1 from pesan_toko where gagal is not null';
  expect([await dua.pusat.rows(gagal), await dua.cabang.rows(gagal)]).toEqual([[], []]);
  const [log] = await dua.cabang.rows(
    "select count(*)::int as n from audit where tindakan = 'CATAT_ULANG_TERIMA'",
  );
  expect(log).toEqual({ n: 1 });
  expect(await cari(nomor_referensi)).toMatchObject({ belum_di_buku: false });
  const dua_kali = await terima(nomor_referensi, { who: 'OWN' });
  expect([dua_kali.status, dua_kali.body.code]).toEqual([409, 'SUDAH_DITERIMA']);
});

test('an owner who asks himself needs a second person, and nothing is held at head office meanwhile', async () => {
  const { nota_kirim, nomor_referensi } = await kirim(2 * J);
  await sampaikan();
  expect((await terima(nomor_referensi)).status).toBe(200);
  await sampaikan();
  await lupaTerima(nota_kirim);
  await cocok();
  await lanjutkanPesan(dua.cabang.db, 'PST');
  const sendiri = await terima(nomor_referensi, { who: 'OWN' });
  expect([sendiri.status, sendiri.body.event]).toEqual([403, 'SELISIH_KAS']);
  expect(await dua.pusat.rows('select 1 from uang_pegang where lepas_at is null')).toEqual([]);
  expect((await terima(nomor_referensi, { who: 'OWN', by: 'SPV' })).status).toBe(200);
  await sampaikan();
  expect(await cocok()).toEqual([[], []]);
});
