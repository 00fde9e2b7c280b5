import { resolve } from 'node:path';
import { mg, rp } from '#kit/rules/quantity.ts';
import { parse } from '#kit/server/parse.ts';
import { prepareTemplate, TEST_SERVER, type TestServer } from '#kit/testing/database.ts';
import { AKUN_BAWAAN } from '#areas/buku/rules/bagan-akun.ts';
import { JURNAL } from '#app/contract/jurnal.ts';
import { namaAkun } from '#areas/buku/rules/nama-akun.ts';
import { penjualanDocument } from '#areas/penjualan/contract/penjualan.document.ts';
import { hitungDraft } from '#areas/penjualan/rules/draft-jual.ts';
import { notaPenjualan } from '#areas/penjualan/rules/nota.ts';
import {
  TANPA_TAMBAHAN,
  ubahTambahan,
  type KunciTambahan,
} from '#areas/penjualan/rules/tambahan.ts';
import { bodyJual, DRAFT_KOSONG } from '#areas/penjualan/web/kasir/draft.ts';
import { readTunda, isiTunda } from '#areas/penjualan/web/kasir/isi-tunda.ts';
import { register } from '#app/server/register.ts';
import { barisLaporan } from '#tests/kit/baris-laporan.ts';
import { tambahPotong, type NamaPotong } from '#tests/kit/potong.ts';
import { openShop, type Who } from '#tests/kit/shop.ts';
import { send, titipkan } from '#tests/kit/titipan.ts';
import { ORANG, rosok, tukar, tunai } from '#tests/kit/tukar.ts';

/**
 * A program of its own: in a checkout whose sale has a further charge it sells with it in every way there
 * is, and prints what came of it (tests/biaya-lagi.test.ts).
 */
const KUNCI = process.argv[2] as KunciTambahan;
const biaya = ubahTambahan(TANPA_TAMBAHAN, KUNCI, rp(1000));
const LUNAS = tunai(20_000_000);
const toko: Parameters<typeof notaPenjualan>[1] = {
  petugas: { sales: 'Sari Dewi', kasir: 'Rini Kartika' },
  nama_toko: 'Toko',
  alamat_toko: 'Jalan',
  no_whatsapp: '',
  jam: '09:00',
  rangkap: false,
  bulan: 3,
  langkah: rp(500),
  keterangan: [],
};

const server = JSON.parse(process.env[TEST_SERVER]!) as TestServer;
const folder = resolve('src/app/server/migrations');
const template = await prepareTemplate(server.connection, server.run, folder, register);
process.env[TEST_SERVER] = JSON.stringify({ ...server, template });
const shop = await openShop({ dasar: true });
await shop.param('HARGA_ROSOK', rp(2_550_000));

type Isi = Record<string, any>;
const kirim = async (path: string, body: object, who: Who = 'KASIR'): Promise<Isi> => {
  const answer = await send(shop.as(who), path, body);
  if (answer.status >= 300) throw new Error(`${path}: ${JSON.stringify(answer.body)}`);
  return answer.body.data as Isi;
};
const isiJual = async (nama: NamaPotong, more: object) => ({
  kode_sales: 'S01',
  customer: ORANG,
  barang: [{ kode_barcode: (await tambahPotong(shop, [nama]))[0] }],
  ...more,
});
const dibukukan = async ({ no_faktur_jual }: Isi): Promise<number[]> =>
  (
    await shop.rows<Isi>('select rupiah from buku where no_bukti = $1 and akun = $2', [
      no_faktur_jual,
      KUNCI,
    ])
  ).map(({ rupiah }) => rupiah as number);
const laporan = async (path: string, saring: string): Promise<Isi[]> =>
  barisLaporan((await shop.as('OWN').raw('GET', `${path}?${saring}`)).body.data);
const ditolak = async (ubah: string, no: string): Promise<string> =>
  shop.rows(`update penjualan set ${ubah} where no_faktur_jual = '${no}'`).then(
    () => 'written',
    (error: { constraint?: string; message: string }) => error.constraint ?? error.message,
  );

/** At once, without it, below nothing, by the cashier later, for a deposit, for gold. */
const jual = await kirim('penjualan', await isiJual('P1', { ...biaya, pembayaran: LUNAS }));
const tanpa = await kirim('penjualan', await isiJual('P4', { pembayaran: LUNAS }));
const kurang = await send(shop.as('KASIR'), 'penjualan', await isiJual('P2', { [KUNCI]: -1 }));
await shop.param('VALIDASI_PENJUALAN', true);
const tunggu = await kirim('penjualan', await isiJual('P2', biaya));
await kirim(`penjualan/${tunggu.no_faktur_jual}/validasi`, { pembayaran: LUNAS }, 'KASIR2');
await shop.param('VALIDASI_PENJUALAN', false);
const [dititip, dibawa] = await tambahPotong(shop, ['P3', 'P3']);
const { no_titip } = await titipkan(shop, [dititip!], { pembayaran: tunai(5_000_000) });
const diambil = await kirim(`titip/${no_titip}/ambil`, { pembayaran: LUNAS });
const tiket = tukar([dibawa!], [rosok()], LUNAS);
const isiTukar = { ...tiket, penjualan: { ...tiket.penjualan, ...biaya } };
const ditukar = await kirim('tukar-tambah', isiTukar);

const no = jual.no_faktur_jual as string;
const { body } = await shop.as('OWN').raw('GET', `penjualan/${no}`);
const dokumen = parse(penjualanDocument.makes.jual.answer, body.data);
const HARI = 'tgl_from=2026-11-20&tgl_to=2026-11-20';
const faktur = await laporan('penjualan/report-faktur', HARI);
const fee = await laporan('penjualan/report-fee', HARI);
const BULAN = 'bulan_from=2026-11&bulan_to=2026-11';
const rugi = await laporan('manajerial/report-laba-rugi', BULAN);
const [periksa] = await shop.rows<Isi>('select fees from v_doc__penjualan where doc_no = $1', [no]);

/** At the counter: typed, worked out, sent, held and taken up again. */
const draft = { ...DRAFT_KOSONG, ...biaya };
const ditahan = isiTunda(draft, 'S01');
const barang = [{ kode_barcode: 'KJ100001' }];
const { jadi } = hitungDraft(draft, {
  pembulatan: { langkah: rp(500), arah: 'up' },
  tabel_berat: 'NONE',
  toleransi: mg(20),
  potongan: [],
  kupon: null,
});

const kata = JSON.stringify({
  dijawab: [jual[KUNCI], tanpa[KUNCI], dokumen[KUNCI]],
  total: jual.grand_total - jual.sub_total,
  kurang: kurang.body.errors,
  buku: [await dibukukan(jual), await dibukukan(tunggu), await dibukukan(ditukar)],
  bukuTanpa: [await dibukukan(tanpa), await dibukukan(diambil)],
  akun: [namaAkun(KUNCI), AKUN_BAWAAN[KUNCI]],
  jurnal: JURNAL.find(({ type }) => type === 'JUAL')?.akun.find(
    ({ kode_akun }) => kode_akun === KUNCI,
  ),
  nota: notaPenjualan(dokumen, toko)[0]!.lines.filter(
    (one) => 'right' in one && one.right === '1,000',
  ),
  faktur: faktur.find((row) => row.no_faktur_jual === no)?.[KUNCI],
  fee: fee.find((row) => row.no_faktur_jual === no),
  rugi: rugi.filter((row) => row.blok === 'PENDAPATAN LAIN').map((row) => [row.uraian, row.total]),
  ditolak: [
    await ditolak(`${KUNCI} = -1, grand_total = grand_total - 1001`, no),
    await ditolak(`${KUNCI} = ${KUNCI} + 1`, no),
  ],
  fees: periksa?.fees,
  meja: [
    jadi.grand_total,
    bodyJual(draft, { kode_sales: 'S01', platform: null, pembayaran: null })[KUNCI],
    readTunda({ ...ditahan, customer: ORANG, barang })[KUNCI],
  ],
});
// Closing asks every invariant, on connections that keep no process alive.
const alive = setInterval(() => {}, 1000);
await shop.close();
clearInterval(alive);
process.stdout.write(`${kata}\n`);
