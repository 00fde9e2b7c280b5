import { afterAll, beforeAll, expect, test } from 'vitest';
import { barisLaporan } from '#tests/kit/baris-laporan.ts';
import { tambahPotong } from '#tests/kit/potong.ts';
import { bukaDuaToko, type DuaToko } from '#tests/kit/uji/buka/kirim-jauh.ts';
import { palsukan } from '#tests/kit/uji/buka/kirim-palsu.ts';
import { isiKiriman, kunci, pindai } from '#tests/kit/uji/kirim-barang.ts';

/** When a receipt of KJ2 counts at head office's server, while the day of its sender is closed (decision 1228). */
let dua: DuaToko;
let palsu: Awaited<ReturnType<typeof palsukan>>;
beforeAll(async () => {
  dua = await bukaDuaToko();
  palsu = await palsukan(dua);
});
afterAll(() => dua.close());

/** Head office receives one piece. */
const terima = (no: string, code: string) =>
  dua.diPusat({ path: `kirim-barang/${no}/terima`, body: { barang: [pindai(code)] } });

const tutup = (buka: boolean) =>
  dua.pusat.rows(
    `update hari_toko set status = case when $1 then 'OPEN' else 'CLOSED' end,
            ditutup_by = case when not $1 then 'uji' end, ditutup_at = case when not $1 then waktu() end
      where kode_toko = 'KJ1' and tgl_system = '2026-11-20'`,
    [buka],
  );
/** What head office's home and № 110 have on its way for KJ1. */
async function diJalan(): Promise<unknown[]> {
  const owner = dua.pusat.as('OWN', 'PST');
  const rumah = await owner.raw('GET', 'beranda-pusat');
  const kj1 = (rumah.body.data.cabang as Record<string, any>[]).find(
    (one) => one['kode_toko'] === 'KJ1',
  )!;
  const path = 'barang/report-global-stock?per_tanggal=2026-11-20&group_by=KADAR';
  const { status, body, text } = await owner.raw('GET', path);
  expect(status, text).toBe(200);
  const baris = barisLaporan(body.data).filter(
    ({ blok, nama_toko }) => blok === 'DALAM KIRIMAN' && nama_toko === kj1['nama_toko'],
  );
  return [kj1['kiriman_qty'], ...baris.map((one) => one['total_qty'])];
}

/** A receipt of KJ2 with one piece, and one thing of it that is not so. */
const rb = (kode_barcode: string, no_terima: string, lain: object = {}) => ({
  no_terima,
  terima: {
    tgl_system: '2026-11-20',
    input_by: 'spv.kj2',
    barang: [
      {
        kode_barcode,
        berat_timbang: null,
        berat: 3250,
        harga_jual: null,
        kondisi: null,
        kode_gudang: 'TK',
        kode_baki: null,
        ...lain,
      },
    ],
  },
});

test('KJ1’s ring on its way to KJ2 is received from there only after KJ2 said so, and counts once from then on', async () => {
  await dua.pusat.dasar('KJ1');
  await dua.pusat.modulOn('KIRIM_BARANG_MODULE', 'KJ1');
  await dua.pusat.modulOn('HIDUP_FEATURE_MODULE', 'PST');
  const [a] = await tambahPotong(dua.pusat, ['P1']);
  const sent = await dua.pusat
    .as('SPV', 'KJ1')
    .raw('POST', 'kirim-barang', isiKiriman([a!], 'KJ2'), kunci());
  expect(sent.status, sent.text).toBe(201);
  const no = sent.body.data.no_kirim as string;
  await dua.antar();
  const { no_kirim } = await palsu.daftar((isi) => void (isi['barang'][0].kode_barcode = a));
  const tiba = await terima(no_kirim, a!);
  expect([tiba.status, tiba.body.code]).toEqual([409, 'BARANG_BELUM_DITERIMA']);
  expect(await diJalan()).toEqual([1, 1]);

  // At night nothing is booked in KJ1, and what it will never be able to book proves nothing.
  await tutup(false);
  await palsu.kata('BARANG_DITERIMA', no, rb(a!, 'RBPST261120001'), 'KJ1');
  await palsu.kata('BARANG_DITERIMA', no, rb(a!, 'RBKJ2261120901', { berat: 10 }), 'KJ1');
  expect(await dua.tertahan(dua.pusat)).toEqual([
    'BARANG_DITERIMA: RBPST261120001 is no number of KJ2',
    `BARANG_DITERIMA: ${a} weighs what no scale said`,
  ]);
  expect(await diJalan()).toEqual([1, 1]);
  expect((await terima(no_kirim, a!)).body.code).toBe('BARANG_BELUM_DITERIMA');

  expect((await dua.terima(no, [pindai(a!)])).status).toBe(201);
  await dua.antar();
  expect(await diJalan()).toEqual([0]);
  // Another one by a number that is known says nothing; one of a piece that has come says the same again.
  const [{ no_terima }] = (await dua.cabang.rows<{ no_terima: string }>(
    'select no_terima from terima_kiriman where no_kirim = $1',
    [no],
  )) as [{ no_terima: string }];
  await palsu.kata('BARANG_DITERIMA', no, rb('KJ1ZZZZZ', no_terima), 'KJ1');
  await palsu.kata('BARANG_DITERIMA', no, rb(a!, 'RBKJ2261120902'), 'KJ1');
  expect((await dua.tertahan(dua.pusat)).slice(2)).toEqual([
    `BARANG_DITERIMA: ${no_terima} is known with other pieces`,
  ]);
  const lagi = await terima(no_kirim, a!);
  expect(lagi.status, lagi.text).toBe(201);

  // In the morning no cancel is asked for, though nothing is booked yet.
  await tutup(true);
  const minta = await dua.pusat
    .as('SPV', 'KJ1')
    .raw('POST', `kirim-barang/${no}/minta-batal`, { batal: true }, kunci());
  expect([minta.status, minta.body.code]).toEqual([409, 'KIRIMAN_DISENTUH']);
  await dua.antar();
  expect(await diJalan()).toEqual([0]);
  const sampai = 'select 1 from barang_sampai where no_kirim = $1';
  expect(await dua.pusat.rows(sampai, [no])).toHaveLength(1);
  expect(await dua.tertahan(dua.pusat)).toHaveLength(3);
  await dua.pusat.rows(
    'update pesan_toko set selesai_at = waktu(), gagal = null where gagal is not null',
  );
});
