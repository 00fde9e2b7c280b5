import { nowIso, nowMs } from '#kit/server/clock.ts';
import { done } from '#tests/kit/done.ts';
import { openSesi } from '#app/server/demo/sitting.ts';
import { kunci, nota, potong, terjual } from '#tests/proof/balapan/meja.ts';
import { isiKotak, pakaiKotak } from '#tests/proof/balapan/rak.ts';
import { dibeli, RETAG } from '#tests/proof/balapan/stok.ts';
import { baca, tuntut, type Kasus } from '#tests/pengaruh/tanya.ts';
import { jadiMember } from '#tests/kit/orang/member.ts';
import { tambahPotong } from '#tests/kit/potong.ts';
import type { Shop } from '#tests/kit/shop.ts';

const HARI = 'tgl_from=2026-11-20&tgl_to=2026-11-20';
const satu = async (shop: Shop): Promise<string> => (await potong(shop, 1))[0]!;

/** What hangs on a piece that came without a word of it, in milligrams. */
const label = async (shop: Shop): Promise<number> => {
  const [row] = await shop.rows<{ berat_label: number }>(
    'select berat_label::int from barang where kode_barcode = $1',
    [await satu(shop)],
  );
  return row!.berat_label;
};

/** Two rings from UBS that weigh 0.050 g more than their letter says. */
const terima = (shop: Shop): Promise<string> => {
  const kode = { kode_dept: 'CC', kode_group: 'T', kode_kadar: '750' };
  const berat = { qty: 2, berat_bruto: 7.2, berat_nota: 6.5, berat: 6.55, modal: 12_800_000 };
  const surat = { no_intern: 'SJ-77', dokumen_perolehan: 'FAKTUR_PAJAK' };
  return tuntut(shop, 'SPV', 'penerimaan-barang', {
    kode_supplier: 'UBS',
    kode_gudang: 'TK',
    ...surat,
    lot: [{ ...kode, ...berat }],
  });
};

/** Fine gold of a piece of 1.200 g of 37.5 % that is melted. */
const hancur = async (shop: Shop): Promise<number> => {
  const barang = [{ kode_barcode: await satu(shop), berat: 1.2 }];
  const body = { kode_gudang: 'RS', alasan: 'Patah, tidak layak jual', barang };
  return (await done(shop, 'OWN', 'hancur-barang', body)).total_murni;
};

/** A bought ring of 1.200 g that goes back to a tray a tenth lighter. */
const susut = async (shop: Shop): Promise<string> =>
  tuntut(shop, 'SPV', `pembelian/${await dibeli(shop)}/retag`, { ...RETAG, berat: 1.08 });

/** The same ring is melted, and 0.423 g of its 0.450 g of fine gold come out. */
const lebur = async (shop: Shop): Promise<string> =>
  tuntut(shop, 'SPV', 'hancur-pembelian', {
    barang: [{ no_faktur_beli: await dibeli(shop), urut: 1 }],
    berat: 1.13,
    kadar: 37.45,
    kode_gudang: 'RS',
    alasan: 'Patah, dilebur',
  });

/** Five boxes come in. */
const kotak = async (shop: Shop): Promise<string> => {
  await pakaiKotak(shop, 'TAMBAH', 1);
  return tuntut(shop, 'KASIR', 'stock-aksesoris', isiKotak('TAMBAH', 5));
};

/** A tray that is a tenth of a gram too heavy. */
const timbang = async (shop: Shop): Promise<string> => {
  const baki = { kode_gudang: 'TK', kode_toko: 'C-01' };
  const [isi] = await shop.rows<{ mg: number }>(
    `select (k.berat_baki + coalesce(sum(b.berat + b.berat_label), 0))::int as mg from baki k
       left join barang b on b.kode_toko = k.kode_toko and b.kode_baki = k.kode_baki and b.status in ('READY', 'TITIP')
      where k.kode_toko = 'KJ1' and k.kode_baki = 'C-01' group by k.berat_baki`,
  );
  const { data_timbang } = await done(shop, 'SPV', 'timbang-baki/start', baki);
  const hasil = { id: data_timbang.at(-1).id, berat_timbang: (isi!.mg + 100) / 1000 };
  return (await done(shop, 'SPV', 'timbang-baki/hasil', hasil)).status;
};

const pecahan = async (shop: Shop): Promise<string> => {
  const body = { pecahan: [{ nilai: 75_000, jumlah: 1 }] };
  const answer = await shop.as('SPV').raw('POST', 'tutup-toko/hitung', body, kunci());
  return answer.status < 300 ? 'dihitung' : answer.body.errors[0].message;
};

const rows = async (shop: Shop, path: string): Promise<any[]> => {
  const data = await baca(shop, 'OWN', path);
  return data.flatMap((one: any) => one.data ?? one.detail ?? [one]);
};

/** A sale of today that must be reported to the authority: until when. */
const lapor = async (shop: Shop): Promise<string> => {
  await shop.param('BATAS_LAPOR_TUNAI', 1_000_000 as never);
  await terjual(shop, await satu(shop));
  const [one] = await rows(shop, `pajak/report-wajib-lapor?${HARI}&status=ALL`);
  return one.batas_lapor;
};
/** Cash of one customer in two notas, far below what must be reported. */
const pecah = async (shop: Shop): Promise<string> => {
  await shop.param('BATAS_LAPOR_TUNAI', 500_000_000 as never);
  await terjual(shop, await satu(shop));
  await terjual(shop, await satu(shop));
  const found = await rows(shop, `audit/report-sinyal?${HARI}&sinyal=ALL&user_id=ALL`);
  return found.some(({ sinyal }) => sinyal === 'PECAH TUNAI') ? 'ya' : 'tidak';
};

/** One pair of earrings sold on a day that ends with more than forty in stock. */
const saran = async (shop: Shop): Promise<string> => {
  const [kode] = await tambahPotong(
    shop,
    Array.from({ length: 41 }, () => 'P2' as const),
  );
  const ada = await rows(shop, `manajerial/report-perputaran?${HARI}&group_by=JENIS`);
  if (!ada.some(({ kunci: jenis, jual_qty }) => jenis === 'AT' && jual_qty > 0))
    await terjual(shop, kode!, { jenis: 'CASH', jumlah: 9_000_000 });
  const after = await rows(shop, `manajerial/report-perputaran?${HARI}&group_by=JENIS`);
  return after.find(({ kunci: jenis }) => jenis === 'AT').saran;
};

/** A pendant sold for 1,470,000, and the tax of it as it is reported at the rate of its moment. */
const pajak =
  (beda: object) =>
  async (shop: Shop): Promise<number> => {
    await shop.param('PPN_AKTIF', true);
    const isi = {
      nama_barang: 'Liontin Hati',
      kode_kategori: 'PHS',
      kode_dept: 'LT',
      kode_group: 'T',
    };
    const tempat = { kode_gudang: 'TK', kode_baki: 'B-02', harga_modal: 1_250_000 };
    const barang = [{ ...isi, kode_kadar: '375', berat: 1.2, ongkos: 0, ...tempat, ...beda }];
    // A tax invoice that no delivery brought asks everybody but the owner.
    const [piece] = await done(shop, 'OWN', 'barang/banyak', { barang });
    const no = await terjual(shop, piece.kode_barcode, { jenis: 'CASH', jumlah: 2_000_000 });
    const found = await rows(shop, `pajak/report-penjualan?${HARI}&kelas=ALL&jenis_pembeli=ALL`);
    return found.find((one) => one.no_faktur_jual === no).ppn;
  };

/** A new ring of 10 g with 100,000 for its work, which usually costs 400,000. */
const ongkosLabel = async (shop: Shop): Promise<string> => {
  const isi = { nama_barang: 'Cincin Polos', kode_kategori: 'PHS', kode_dept: 'CC' };
  const tempat = { kode_group: 'T', kode_kadar: '750', kode_gudang: 'TK', kode_baki: 'A-01' };
  return tuntut(shop, 'SPV', 'barang', { ...isi, ...tempat, berat: 10, ongkos: 100_000 });
};

/** PPN of the admin fee of a sale: it is a service. */
const pajakJasa = async (shop: Shop): Promise<number> => {
  await shop.param('PPN_AKTIF', true);
  const isi = nota(await satu(shop), { jenis: 'CASH', jumlah: 2_000_000 });
  await done(shop, 'KASIR', 'penjualan', { ...isi, admin: 100_000 });
  const found = await rows(shop, `pajak/report-penjualan?${HARI}&kelas=JASA&jenis_pembeli=ALL`);
  return found.at(-1).ppn;
};

/** What the file for the tax portal says of the shop. */
const coretax =
  (tag: string) =>
  async (shop: Shop): Promise<string | undefined> => {
    await shop.param('PPN_AKTIF', true);
    if (tag !== 'TIN') await shop.param('NPWP_TOKO', '0012345678901000');
    const kode_customer = await jadiMember(shop, 'Toko Kecil');
    await shop.rows(
      `update customer set npwp = lpad(regexp_replace(kode_customer, '[^0-9]', '', 'g'), 16, '0'), pengusaha = true
        where kode_customer = $1`,
      [kode_customer],
    );
    await done(shop, 'KASIR', 'penjualan', {
      kode_sales: 'S01',
      customer: { kode_customer },
      barang: [{ kode_barcode: await satu(shop) }],
      pembayaran: [{ jenis: 'CASH', jumlah: 50_000_000 }],
    });
    await shop.param('PPN_AKTIF', false);
    const path = 'pajak/coretax/faktur?tahun=2026&bulan=November';
    const { text } = await shop.as('OWN').raw('GET', path);
    return new RegExp(`<${tag}>.*?</${tag}>`).exec(text)?.[0];
  };

/** How long a request waits for its answer, in minutes. */
const tunggu = async (shop: Shop): Promise<number> => {
  const body = {
    method: 'POST',
    path: `/api/v1/penjualan/${await terjual(shop, await satu(shop))}/batal`,
    body: { alasan: 'Salah catat' },
  };
  const { body: said } = await shop.as('KASIR').raw('POST', 'otorisasi', body);
  const [row] = await shop.rows<{ menit: number }>(
    'select extract(epoch from kedaluwarsa - input_date)::int / 60 as menit from otorisasi where keystore = $1',
    [said.data.keystore],
  );
  return row!.menit;
};

/** What a session of the maker's level is answered when its screen was not touched for so many minutes. */
const diam =
  (menit: number) =>
  async (shop: Shop): Promise<string> => {
    const token = await openSesi(shop.db, 'su.kj1', 'uji');
    const terakhir = new Date(nowMs() - menit * 60_000).toISOString();
    await shop.rows(`update sesi set terakhir = $1 where user_id = 'su.kj1' and berakhir is null`, [
      terakhir,
    ]);
    const headers = { authorization: `Bearer ${token}` };
    const answer = await shop.app.inject({ url: '/api/v1/gudang/get/all', headers });
    return answer.statusCode === 200 ? 'dijawab' : answer.json().code;
  };

/** A pendant sold half an hour after its price went up. */
const setelahUbah = async (shop: Shop): Promise<string> => {
  const harga = { jenis: 'JUAL', kode_kadar: '375', harga_per_gram: 1_225_000 };
  const kode = await satu(shop);
  const [now] = await shop.rows(
    `select harga_per_gram::int as rp from harga_emas where kode_toko = 'KJ1' and jenis = 'JUAL' and kode_kadar = '375'
      order by id desc limit 1`,
  );
  const naik = { ...harga, harga_per_gram: now!.rp + 1_000 };
  await done(shop, 'OWN', 'parameter-harga-emas', naik);
  const mulai = nowIso();
  shop.jam(new Date(nowMs() + 1_800_000).toISOString());
  const no = await terjual(shop, kode, { jenis: 'CASH', jumlah: 9_000_000 });
  shop.jam(mulai);
  const found = await rows(shop, `audit/report-sinyal?${HARI}&sinyal=ALL&user_id=ALL`);
  const jual = found.filter(({ sinyal }) => sinyal === 'JUAL SETELAH UBAH HARGA');
  return jual.some(({ no_dokumen }) => no_dokumen.includes(no)) ? 'ya' : 'tidak';
};

/** Millimetres across the paper of a nota whose template follows the shop. */
const lebar = async (shop: Shop): Promise<number> => {
  const no = await terjual(shop, await satu(shop));
  const { status, bytes, text } = await shop.as('OWN').raw('GET', `penjualan/${no}/nota.pdf`);
  if (status !== 200) throw new Error(text);
  const [, points] = /MediaBox\s*\[\s*0 0 ([\d.]+)/.exec(bytes.toString('latin1'))!;
  return Math.round((Number(points) / 72) * 25.4);
};

/** What the lines of a nota say to the printer and to the customer. */
const baris = async (shop: Shop): Promise<any> => {
  const no = await terjual(shop, await satu(shop));
  const [one] = await baca(shop, 'KASIR', `penjualan/get/bynota?no=${no}`);
  return one;
};
const dipotong = async (shop: Shop): Promise<boolean> => (await baris(shop)).auto_cut;
const syarat = async (shop: Shop): Promise<string | undefined> =>
  /dalam \d+ bulan/.exec((await baris(shop)).syarat_ketentuan)?.[0];

/** The list of principals, which a shop that lends by the price of gold does not keep (D-33.5). */
const pokok = async (shop: Shop): Promise<number> => {
  await shop.modulOn('PARAMETER_JUMLAH_HUTANG_POKOK_MODULE');
  return (await shop.as('OWN').raw('GET', 'para-hutang-pokok')).status;
};

const modal = async (shop: Shop): Promise<boolean> =>
  (await baca(shop, 'SPV', 'users/me')).user.lihat_modal;

/** Cash that an SPV carries to the bank without the number of a slip. */
const setorBank = (shop: Shop): Promise<string> =>
  tuntut(shop, 'SPV', 'cash/mutasi-uang-cash', {
    asal: 'CASH',
    tujuan: 'BCA',
    tujuan_rekening: '1234567890',
    kategori: 'LAIN_KELUAR',
    jumlah: 1_000,
    keterangan: 'Setor bank',
  });

export const RUMAH: readonly Kasus[] = [
  ['BERAT_LABEL_DEFAULT', [120, 170], [200, 250], label],
  ['BERAT_PLASTIK_DEFAULT', [50, 170], [0, 120], label],
  ['TOLERANSI_PENERIMAAN', [20, 'PENERIMAAN_SELISIH'], [30, 'sendiri'], terima],
  ['MURNI_HANCUR_PERSEN', [10_000, 0.45], [9_000, 0.405], hancur],
  ['SLIP_SETOR_WAJIB', [false, 'sendiri'], [true, 'No Slip Setoran Tidak Boleh Kosong'], setorBank],
  ['BATAS_ONGKOS_LABEL_PERSEN', [8_000, 'UBAH_HARGA_EMAS'], [2_000, 'sendiri'], ongkosLabel],
  ['AKSESORIS_BATAS_QTY', [500, 'sendiri'], [2, 'AKSESORIS_BANYAK'], kotak],
  ['TOLERANSI_SUSUT_CUCI', [100, 'SUSUT_LEBIH'], [1_000, 'sendiri'], susut],
  [
    'TOLERANSI_SUSUT_LEBUR',
    [200, 'HANCUR_PEMBELIAN,SUSUT_LEBIH'],
    [1_000, 'HANCUR_PEMBELIAN'],
    lebur,
  ],
  ['TOLERANSI_TIMBANG_BAKI', [150, 'COCOK'], [50, 'SELISIH'], timbang],
  ['PECAHAN_UANG', [[100_000], 'Pecahan Tidak Ada Dalam Daftar'], [[75_000], 'dihitung'], pecahan],
  ['BATAS_LAPOR_HARI', [14, '2026-12-10'], [2, '2026-11-24'], lapor],
  ['PERINGATAN_PECAH_TUNAI_PERSEN', [8_000, 'tidak'], [1, 'ya'], pecah],
  ['STOCK_UMUR_HARI', [180, 'CUKUP'], [35, 'LEBIH'], saran],
  ['PPN_PERSEN_TANPA_FAKTUR', [165, 23_861], [200, 28_824], pajak({})],
  ['PPN_TERMASUK_HARGA', [true, 23_861], [false, 24_255], pajak({})],
  ['PPN_PERSEN_FAKTUR', [110, 15_994], [200, 28_824], pajak({ dokumen_perolehan: 'FAKTUR_PAJAK' })],
  ['PPN_PERSEN_LAIN', [110, 1_088], [200, 1_961], pajakJasa],
  [
    'NPWP_TOKO',
    ['0012345678901000', '<TIN>0012345678901000</TIN>'],
    ['0012345678902000', '<TIN>0012345678902000</TIN>'],
    coretax('TIN'),
  ],
  [
    'NITKU_TOKO',
    [null, '<SellerIDTKU>0012345678901000000000</SellerIDTKU>'],
    ['0012345678901000000001', '<SellerIDTKU>0012345678901000000001</SellerIDTKU>'],
    coretax('SellerIDTKU'),
  ],
  ['OTORISASI_MENIT', [2, 2], [1, 1], tunggu],
  ['SESSION_IDLE_MINUTES', [10, 'TOKEN_TIDAK_VALID'], [30, 'LAYAR_TERKUNCI'], diam(20)],
  ['SESSION_LOCK_MINUTES', [15, 'LAYAR_TERKUNCI'], [25, 'dijawab'], diam(20)],
  ['UKURAN_STRUK', ['58', 58], ['80', 80], lebar],
  ['AUTO_CUT', [true, true], [false, false], dipotong],
  ['BULAN_BELI_KEMBALI', [3, 'dalam 3 bulan'], [12, 'dalam 12 bulan'], syarat],
  ['PARAMETER_JUMLAH_HUTANG_POKOK', ['TABEL', 200], ['HARGA_EMAS', 403], pokok],
  ['MODAL_TERLIHAT_SPV', [false, false], [true, true], modal],
  // The last: it raises a price.
  ['SINYAL_HARGA_MENIT', [10, 'tidak'], [60, 'ya'], setelahUbah],
];
