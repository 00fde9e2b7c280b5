import { rp } from '#kit/rules/quantity.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readPdf } from '#kit/testing/read-pdf.ts';
import { CONTRACTS } from '#app/contract/contracts.ts';
import { P1 } from '#areas/stock/server/barang-contoh.fixtures.ts';
import { bayarPesanan, pesan } from '#tests/kit/document/kerja-pesanan.ts';
import {
  ambilService,
  emas,
  jadi,
  rosokkan,
  selesaikan,
  serahkan,
  tambahTukang,
  terimaService,
} from '#tests/kit/document/kerja-service.ts';
import { tambahPotong } from '#tests/kit/potong.ts';
import { bayar, bukaCicilan, cicilP1, lewatkanCicilan } from '#tests/kit/uji/cicilan.ts';
import { lelangStock, lewatkan, pinjaman, wire } from '#tests/kit/hutang.ts';
import { bukaMember, jadiMember } from '#tests/kit/orang/member.ts';
import { bukaGesek, isiGesek } from '#tests/kit/uji/gesek.ts';
import { bukaSepuhan, terimaLiontin } from '#tests/kit/document/kerja-sepuhan.ts';
import {
  beliManual,
  bukaManual,
  CINCIN,
  DI,
  jualManual,
  koreksiManual,
  masukkan,
  pindahkanManual,
  validasiManual,
} from '#tests/kit/uji/manual.ts';
import {
  bukaBerlian,
  cincinBerlian,
  pasangBatu,
  returBatu,
  terimaBatu,
} from '#tests/kit/uji/berlian.ts';
import { openShop, type Raw, type Shop, type Who } from '#tests/kit/shop.ts';
import { cash, disetujui, send, titipan } from '#tests/kit/titipan.ts';
import { punyaCustomer, tukar, tunai } from '#tests/kit/tukar.ts';

let shop: Shop;
/** Every paper that has an original: where its PDF is, and where a copy of it is asked for. */
type Kertas = { pdf: string; cetak: string | null; ulang: [string, object]; peminta?: Who };
let papers: Record<string, Kertas>;

/** A day as a list has it: a paper says its month by name. */
const ISO = /.*\d{4}-\d{2}-\d{2}.*/g;
const PAGI = '2026-11-20T02:00:00Z';
const jam = (menit: string) => shop.jam(`2026-11-20T02:${menit}Z`);
const ambil = (path: string, who: Who = 'SPV') => shop.as(who).raw('GET', path);
const kabar = ({ status, body }: Raw) => (status === 200 ? 200 : `${status} ${body.code}`);
const data = async (who: Who, path: string, body: object): Promise<Record<string, string>> => {
  const answer = await send(shop.as(who), path, body);
  if (answer.status !== 201) throw new Error(answer.text);
  return answer.body.data as Record<string, string>;
};

beforeAll(async () => {
  shop = await openShop({ dasar: true });
  await shop.rows(`update users set usere_name = 'Orang ' || level`);
  await shop.rows(`update sales set nama = 'Sari Penjual' where kode_sales = 'S01'`);
  shop.jam(PAGI);
  await data('OWN', 'cash/masuk', {
    kode_transaksi: 'MODAL_KAS',
    jumlah: 90_000_000,
    keterangan: 'Modal pagi',
  });
  const kas = await data('SPV', 'cash/masuk', {
    kode_transaksi: 'MODAL_KAS',
    jumlah: 100_000,
    keterangan: 'Receh',
  });
  const jual = await punyaCustomer(shop, 'P4', 1.2);
  const lama = await punyaCustomer(shop, 'P2', 2.34);
  const [p3, titip] = await tambahPotong(shop, ['P3', 'P1']);
  const tiket = await data('KASIR', 'tukar-tambah', tukar([p3!], [lama], tunai(7_500_000)));
  const { no_titip } = await data('KASIR', 'titip', { ...titipan([titip!]), ...cash(1_000_000) });
  const setor = await send(shop.as('KASIR'), `titip/${no_titip}/bayar`, cash(200_000));
  const { no_bayar } = (setor.body.data as { setoran: { no_bayar: string }[] }).setoran[0]!;
  const { no_faktur_jual: no } = jual;
  const umum = { jumlah: 200_000, keterangan: 'Setor bank', kategori: 'LAIN_KELUAR' };
  const tujuan = { tujuan: 'BCA', tujuan_rekening: '1234567890' };
  const { no_mutasi } = await data('SPV', 'cash/mutasi-uang-cash', {
    asal: 'CASH',
    asal_rekening: null,
    ...tujuan,
    ...umum,
  });
  await shop.modulOn('VALIDASI_NON_CASH_MODULE');
  const [kartu] = await tambahPotong(shop, ['P4']);
  const { no_faktur_jual: no_dokumen } = await data('KASIR', 'penjualan', {
    kode_sales: 'S01',
    customer: { nama: 'Ibu Sari' },
    barang: [{ kode_barcode: kartu }],
    pembayaran: [
      { jenis: 'DEBET', kode_bank: 'BCA', no_rekening: '1234567890', jumlah: 1_000_000 },
      { jenis: 'CASH', jumlah: 470_000 },
    ],
  });
  const { no_validasi } = await data('SPV', 'non-cash/validasi', {
    tgl_cair: '2026-11-20',
    baris: [{ no_dokumen, urut: 1 }],
  });
  const { nota_kirim } = await data('SPV', 'kirim-uang', {
    nominal: 100_000,
    destination: 'PST',
    keterangan: 'Setoran',
  });
  await bukaGesek(shop);
  const digesek = await disetujui(shop, 'gesek-tunai', isiGesek());
  const { no_gesek } = digesek.body.data as { no_gesek: string };
  await bukaBerlian(shop);
  const masukBatu = await terimaBatu(shop);
  const dipasang = await terimaBatu(shop);
  const { no_pasang } = await pasangBatu(shop, await cincinBerlian(shop), dipasang.kode, 3_354);
  const { no_retur } = await returBatu(shop, masukBatu.kode[0]!);
  await bukaManual(shop);
  const { no_masuk } = await masukkan(shop);
  const { no_pindah } = await pindahkanManual(shop);
  const { no_koreksi } = await koreksiManual(shop);
  const no_retur_manual = await returBarangManual();
  const no_jm = await jualManual(shop);
  const no_pm = await beliManual(shop);
  await validasiManual(shop, [no_jm, no_pm]);
  const no_hadiah = await tukarHadiah();
  const pinjam = () => data('KASIR', 'hutang', wire(pinjaman({ jumlah_hutang: rp(100_000) })));
  const { no_faktur_hutang } = await pinjam();
  const { no_bunga } = await data('KASIR', `hutang/${no_faktur_hutang}/bayar-bunga`, {
    sampai_tgl: '2026-12-20',
  });
  const diperbarui = await pinjam();
  const { no_remaja } = await data('KASIR', `hutang/${diperbarui.no_faktur_hutang}/peremajaan`, {
    jumlah_hutang: 100_000,
    lama_bulan: 4,
  });
  const { no_lunas } = await data('KASIR', `hutang/${no_faktur_hutang}/pelunasan`, {});
  const { no_faktur_hutang: lewat } = await pinjam();
  await lewatkan(shop, lewat!);
  await shop.param('HARGA_ROSOK', rp(2_000_000));
  const { no_lelang } = await data('OWN', `hutang/${lewat}/lelang`, lelangStock);
  const { no_kelebihan } = await data('OWN', `hutang/${lewat}/bayar-kelebihan`, {});
  await bukaCicilan(shop);
  const { no_cicilan } = await cicilP1(shop);
  const { no_bayar: no_angsuran } = await bayar(shop, no_cicilan, 581_500);
  const { no_cicilan: tunggak } = await cicilP1(shop);
  await lewatkanCicilan(shop, tunggak);
  const dilelang = await data('OWN', `cicilan/${tunggak}/lelang`, { hasil_lelang: 7_000_000 });
  const lebih = await data('OWN', `cicilan/${tunggak}/bayar-kelebihan`, {});
  await tambahTukang(shop);
  await rosokkan(shop);
  const { no_service } = await terimaService(shop);
  const { no_bayar: no_dp } = await data('KASIR', `service/${no_service}/bayar`, cash(50_000));
  const { no_serah } = await serahkan(shop, no_service, 100);
  const { no_kembali } = await selesaikan(shop, no_service, jadi({}, { kembali: emas(100) }));
  const { no_ambil } = await ambilService(shop, no_service);
  const { no_pesanan } = await pesan(shop);
  const { no_bayar: no_ap } = await bayarPesanan(shop, no_pesanan, 1_000_000);
  await bukaSepuhan(shop);
  const { no_sepuhan } = await terimaLiontin(shop);
  const no_retur_supplier = await returKeSupplier();
  const struk = (jalan: string) => ({
    pdf: `${jalan}/struk.pdf`,
    cetak: null,
    ulang: [`${jalan}/cetak-ulang`, { alasan: 'Kertas hilang' }] as [string, object],
  });
  const nota = (jalan: string, kunci: string, more: object = {}) => ({
    pdf: `${jalan}/${kunci}/nota.pdf`,
    cetak: `${jalan}/${kunci}/cetak`,
    ulang: [`${jalan}/${kunci}/cetak-ulang`, { alasan: 'Kertas hilang', ...more }] as [
      string,
      object,
    ],
  });
  papers = {
    penjualan: nota('penjualan', no),
    pembelian: nota('pembelian', tiket.no_faktur_beli!),
    tukar: nota('tukar-tambah', tiket.no_tukar!),
    titipan: nota('titip', no_titip!),
    setoran: {
      ...nota('titip', no_titip!, { no_bayar }),
      pdf: `titip/${no_titip}/nota.pdf?no_bayar=${no_bayar}`,
      cetak: null,
    },
    kas: struk(`cash/${kas.no_kas}`),
    mutasi: { ...struk(`cash/mutasi/${no_mutasi}`), peminta: 'SPV' },
    validasi: { ...struk(`non-cash/validasi/${no_validasi}`), peminta: 'SPV' },
    kirim: {
      ...struk(`kirim-uang/${nota_kirim}`),
      pdf: `kirim-uang/${nota_kirim}/bukti.pdf`,
      peminta: 'SPV',
    },
    gesek: struk(`gesek-tunai/${no_gesek}`),
    terimaBerlian: { ...struk(`berlian/terima/${masukBatu.no}`), peminta: 'SPV' },
    returBerlian: { ...struk(`berlian/retur/${no_retur}`), peminta: 'SPV' },
    pasangBerlian: { ...struk(`berlian/pasang/${no_pasang}`), peminta: 'SPV' },
    masukManual: { ...struk(`barang-manual/masuk/${no_masuk}`), peminta: 'SPV' },
    pindahManual: { ...struk(`barang-manual/pindah/${no_pindah}`), peminta: 'SPV' },
    jualManual: nota('penjualan-manual', no_jm),
    beliManual: nota('pembelian-manual', no_pm),
    returManual: { ...struk(`barang-manual/retur/${no_retur_manual}`), peminta: 'SPV' },
    koreksiManual: { ...struk(`barang-manual/koreksi/${no_koreksi}`), peminta: 'SPV' },
    hadiah: struk(`tukar-hadiah/${no_hadiah}`),
    hutang: struk(`hutang/${no_faktur_hutang}`),
    bunga: struk(`hutang/${no_faktur_hutang}/bayar-bunga/${no_bunga}`),
    pelunasan: struk(`hutang/${no_faktur_hutang}/pelunasan/${no_lunas}`),
    lelang: { ...struk(`hutang/${lewat}/lelang/${no_lelang}`), peminta: 'SPV' },
    kelebihan: struk(`hutang/${lewat}/bayar-kelebihan/${no_kelebihan}`),
    peremajaan: struk(`hutang/${diperbarui.no_faktur_hutang}/peremajaan/${no_remaja}`),
    cicilan: struk(`cicilan/${no_cicilan}`),
    angsuran: struk(`cicilan/${no_cicilan}/bayar/${no_angsuran}`),
    lelangCicilan: {
      ...struk(`cicilan/${tunggak}/lelang/${dilelang.no_lelang}`),
      peminta: 'SPV',
    },
    kelebihanCicilan: struk(`cicilan/${tunggak}/bayar-kelebihan/${lebih.no_kelebihan}`),
    service: struk(`service/${no_service}`),
    bayarService: struk(`service/${no_service}/bayar/${no_dp}`),
    ambilService: struk(`service/${no_service}/ambil/${no_ambil}`),
    pesanan: struk(`pesanan/${no_pesanan}`),
    bayarPesanan: struk(`pesanan/${no_pesanan}/bayar/${no_ap}`),
    serahTukang: struk(`serah-tukang/${no_serah}`),
    kembaliTukang: struk(`kembali-tukang/${no_kembali}`),
    sepuhan: { ...struk(`sepuhan/${no_sepuhan}`), peminta: 'SPV' },
    returSupplier: { ...struk(`retur-supplier/${no_retur_supplier}`), peminta: 'SPV' },
  };
});
afterAll(() => shop.close());

/** Two rings without a barcode go back to UBS. */
async function returBarangManual(): Promise<string> {
  const barang = [{ ...CINCIN, ...DI('M-01'), qty: 2, berat: 5 }];
  const isi = { kode_supplier: 'UBS', alasan: 'Ukuran tidak laku', barang };
  const done = await disetujui(shop, 'barang-manual/retur', isi, 'OWN', 'SPV');
  return (done.body.data as { no_retur: string }).no_retur;
}

/** A ring that UBS delivered goes back to him. */
async function returKeSupplier(): Promise<string> {
  const { kode_barcode } = await data('SPV', 'barang', P1);
  const isi = { alasan: 'Pengait longgar', barang: [{ kode_barcode, berat: 3.25 }] };
  const done = await disetujui(shop, 'retur-supplier', isi, 'OWN', 'SPV');
  return (done.body.data as { no_retur: string }).no_retur;
}

/** A member whose card has points takes an umbrella for ten of them. */
async function tukarHadiah(): Promise<string> {
  await bukaMember(shop);
  const kode = await jadiMember(shop, 'Ratna Wulandari');
  const poin = { poin: 100, alasan: 'Saldo kartu lama' };
  await send(shop.as('OWN'), `member/${kode}/koreksi-poin`, poin);
  await shop.rows(`insert into hadiah (kode_toko, kode_hadiah, nama_hadiah, point, stock)
    values ('KJ1', 'PAYUNG', 'Payung', 10, 9)`);
  const payung = { kode_hadiah: 'PAYUNG', qty: 1 };
  const { no_tukar_hadiah } = await data('KASIR', `member/${kode}/tukar-hadiah`, payung);
  return no_tukar_hadiah!;
}

const KERTAS = [
  'penjualan',
  'pembelian',
  'tukar',
  'titipan',
  'setoran',
  'kas',
  'mutasi',
  'validasi',
  'kirim',
  'gesek',
  'terimaBerlian',
  'returBerlian',
  'pasangBerlian',
  'masukManual',
  'pindahManual',
  'jualManual',
  'beliManual',
  'returManual',
  'koreksiManual',
  'hadiah',
  'hutang',
  'bunga',
  'pelunasan',
  'lelang',
  'kelebihan',
  'peremajaan',
  'cicilan',
  'angsuran',
  'lelangCicilan',
  'kelebihanCicilan',
  'service',
  'bayarService',
  'ambilService',
  'pesanan',
  'bayarPesanan',
  'serahTukang',
  'kembaliTukang',
  'sepuhan',
  'returSupplier',
];

/** Papers of goods, which say who sold; a further deposit is money alone. */
const BERSALES = ['penjualan', 'pembelian', 'tukar', 'titipan', 'jualManual', 'beliManual'];

/** What is stuck on a parcel names no sum and is no paper of its document: it is printed as often as one packs. */
const SLIP = 'GET penjualan/:no/slip.pdf';

test('every call that prints the paper of a document is tried here, and a copy is asked for beside it', () => {
  const calls = CONTRACTS.flatMap((area) => area.endpoints.map(({ call }) => call));
  const papersOf = /^GET .*\/:\w+\/[a-z]+\.pdf$/;
  const cetak = calls.filter((call) => call !== SLIP && papersOf.test(call));
  expect(cetak.length).toBeGreaterThan(6);
  for (const call of cetak) {
    const pola = new RegExp(`^${call.slice(4).replace(/:\w+/g, '[A-Z0-9]{14}')}($|\\?)`);
    expect([call, Object.values(papers).some(({ pdf }) => pola.test(pdf))]).toEqual([call, true]);
    expect(calls).toContain(`POST ${call.slice(4).replace(/\/[a-z]+\.pdf$/, '/cetak-ulang')}`);
  }
  expect(Object.keys(papers)).toEqual(KERTAS);
});

describe.each(KERTAS)('%s', (nama) => {
  test('the first paper names people, never a code or an id, and is taken once; a broken print is repeated there within two minutes, once of five at once', async () => {
    jam('05:00');
    const { pdf } = papers[nama]!;
    const both = await Promise.all([ambil(pdf), ambil(pdf, 'MU')]);
    expect(both.map(kabar).toSorted()).toEqual([200, '403 PERLU_CETAK_ULANG']);
    const isi = readPdf(both.find(({ status }) => status === 200)!.bytes)
      .flat()
      .join('\n');
    expect(isi).toContain('Orang ');
    expect(isi).not.toMatch(/\bS01\b|\.kj1\b/);
    expect(isi.match(ISO) ?? []).toEqual([]);
    expect(isi.includes('Sari Penjual')).toBe(BERSALES.includes(nama));
    const punya = both[0]!.status === 200 ? 'SPV' : 'MU';
    const lain = punya === 'SPV' ? 'MU' : 'SPV';
    jam('06:59');
    const lima = await Promise.all(Array.from({ length: 5 }, () => ambil(pdf, punya)));
    expect(lima.map(kabar).toSorted()).toEqual([200, ...Array(4).fill('403 PERLU_CETAK_ULANG')]);
    expect(kabar(await ambil(pdf, lain))).toBe('403 PERLU_CETAK_ULANG');
    jam('07:01');
    for (const who of [punya, lain, 'OWN'] as const)
      expect(kabar(await ambil(pdf, who))).toBe('403 PERLU_CETAK_ULANG');
  });

  test('the next one is a copy, where it was approved and for two minutes; its count is on it', async () => {
    const { pdf, cetak, ulang, peminta = 'KASIR' } = papers[nama]!;
    const lain = peminta === 'KASIR' ? 'SPV' : 'MU';
    jam('10:00');
    for (const ke of [2, 3]) {
      const { body } = await disetujui(shop, ...ulang, 'OWN', peminta);
      expect(body.data).toMatchObject({ cetak_ke: ke });
      expect(kabar(await ambil(pdf, peminta))).toBe(200);
      expect(kabar(await ambil(pdf, lain))).toBe('403 PERLU_CETAK_ULANG');
      if (!cetak) continue;
      const lagi = await send(shop.as('KASIR'), cetak, {});
      expect(lagi.body.data).toMatchObject({ cetak_ke: ke });
    }
    jam('12:01');
    expect(kabar(await ambil(pdf, peminta))).toBe('403 PERLU_CETAK_ULANG');
  });
});

test('print data is a paper too, and so is what the counter prints itself', async () => {
  shop.jam('2026-11-20T03:00:00Z');
  const { no_faktur_jual: no } = await punyaCustomer(shop, 'P4', 1.2);
  const cetak = () => send(shop.as('KASIR'), `penjualan/${no}/cetak`, {});
  const petugas = { sales: 'Sari Penjual', kasir: 'Orang KASIR' };
  const isi = { kupon: [], deskripsi: [] };
  const kertas = { no, cetak_ke: 1, keadaan: 'SAH', petugas, ...isi };
  expect((await cetak()).body.data).toEqual({ ...kertas, lagi: false });
  expect((await cetak()).body.data).toEqual({ ...kertas, lagi: true });
  for (const call of ['get/bynota', 'get/bynota/single'])
    expect(kabar(await ambil(`penjualan/${call}?no=${no}`))).toBe('403 PERLU_CETAK_ULANG');
  const jejak = await shop.rows(
    `select user_id from audit where tindakan = 'CETAK' and kunci = $1 order by urut`,
    [no],
  );
  expect(jejak).toEqual([{ user_id: 'ksr.kj1' }, { user_id: 'ksr.kj1' }]);
});

test('a document that waits, then counts, then is cancelled has one first paper of each', async () => {
  shop.jam('2026-11-20T03:10:00Z');
  await shop.param('VALIDASI_PENJUALAN', true);
  const [kode_barcode] = await tambahPotong(shop, ['P4']);
  const isi = { kode_sales: 'S01', customer: { nama: 'Ibu Sari' }, barang: [{ kode_barcode }] };
  const { no_faktur_jual: no } = await data('KASIR', 'penjualan', isi);
  const nota = () => ambil(`penjualan/${no}/nota.pdf`, 'KASIR2');
  const tunggu = () =>
    shop.jam(new Date(Date.parse('2026-11-20T03:10:00Z') + 180_000 * ++kali).toISOString());
  let kali = 0;
  const sekali = async () => {
    expect(kabar(await nota())).toBe(200);
    tunggu();
    expect(kabar(await nota())).toBe('403 PERLU_CETAK_ULANG');
  };
  await sekali();
  await send(shop.as('KASIR2'), `penjualan/${no}/validasi`, cash(1_470_000));
  await sekali();
  await disetujui(shop, `penjualan/${no}/batal`, { alasan: 'Customer berubah pikiran' });
  await sekali();
  await shop.param('VALIDASI_PENJUALAN', false);
});

test('sixteen minutes after its act nobody has the first paper any more', async () => {
  shop.jam('2026-11-20T04:00:00Z');
  const { no_faktur_jual: no } = await punyaCustomer(shop, 'P4', 1.2);
  shop.jam('2026-11-20T04:16:00Z');
  expect(kabar(await ambil(`penjualan/${no}/nota.pdf`, 'KASIR'))).toBe('403 PERLU_CETAK_ULANG');
});
