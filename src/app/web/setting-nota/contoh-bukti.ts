import { hari } from '#kit/rules/hari.ts';
import { mg, persen, rp } from '#kit/rules/quantity.ts';
import { bayarCicilanDocument } from '#areas/cicilan/contract/bayar.document.ts';
import { cicilanDocument } from '#areas/cicilan/contract/cicilan.document.ts';
import { suratCicilan } from '#areas/cicilan/rules/surat-cicilan.ts';
import { buktiOf } from '#areas/dokumen/contract/document-paper.ts';
import type { Bukti } from '#areas/dokumen/rules/bukti.ts';
import { bungaDocument } from '#areas/hutang/contract/bunga.document.ts';
import { hutangDocument } from '#areas/hutang/contract/hutang.document.ts';
import { suratHutang } from '#areas/hutang/rules/surat-hutang.ts';
import { bayarServiceDocument } from '#areas/service/contract/bayar-service.document.ts';
import { bayarPesananDocument } from '#areas/service/contract/pesanan/bayar-pesanan.document.ts';
import { pesananDocument } from '#areas/service/contract/pesanan/pesanan.document.ts';
import { serviceDocument } from '#areas/service/contract/terima-service.document.ts';
import { suratPesanan } from '#areas/service/rules/pesanan/surat-pesanan.ts';
import { suratService } from '#areas/service/rules/surat-service.ts';
import type { JenisBukti } from '#areas/toko/rules/templat-nota.ts';
import { kasDocument } from '#areas/uang/contract/kas.document.ts';

const UMUM = {
  tgl_system: hari('2026-11-20'),
  input_by: 'Rini Kartika',
  cetak_ke: 1,
  nama_customer: 'Ratna Wulandari',
  alamat_customer: 'Jl. Kawi Atas No. 27',
  no_hp: '081255500177',
  pembulatan_tunai: rp(0),
} as const;
const lelang = { biaya_lelang_persen: persen(200), masa_kelebihan: 12 } as const;

const HUTANG = {
  ...UMUM,
  no_faktur_hutang: 'HTCTH261120001',
  status: 'AKTIF',
  taksiran: rp(6_000_000),
  jumlah_hutang: rp(4_800_000),
  bunga: persen(200),
  cara_bunga: 'BULANAN',
  lama_bulan: 4,
  admin: rp(10_000),
  dibayar: rp(4_790_000),
  tgl_jatuh_tempo: hari('2027-03-20'),
  duplikat_ke: 0,
  tenggang_lelang: 14,
  ...lelang,
  detail_barang: [
    { nama_barang: 'Kalung Rantai', berat: mg(4120), kadar: persen(7500), taksiran: rp(6_000_000) },
  ],
} as const;

const BUNGA = {
  ...UMUM,
  no_bunga: 'BHCTH261120001',
  no_faktur_hutang: HUTANG.no_faktur_hutang,
  status: 'DONE',
  dari_tgl: hari('2026-10-20'),
  sampai_tgl: hari('2026-11-20'),
  hari_bunga: 30,
  tgl_jatuh_tempo: hari('2027-03-20'),
  bunga_rp: rp(96_000),
} as const;

const CICILAN = {
  ...UMUM,
  no_cicilan: 'CCCTH261120001',
  status: 'AKTIF',
  harga_tunai: rp(7_100_000),
  tambahan: rp(400_000),
  harga_jual: rp(7_500_000),
  dp_rp: rp(1_500_000),
  terbayar: rp(0),
  lama_bulan: 3,
  angsuran: rp(2_000_000),
  serah: 'LUNAS',
  batal_persen: persen(1000),
  tenggang_hari: 30,
  ...lelang,
  barang: [
    {
      nama_barang: 'Cincin Polos Pipih',
      berat: mg(3250),
      kadar: persen(7500),
      netto: rp(7_100_000),
    },
  ],
} as const;
const JADWAL = [
  { ke: 1, jatuh_tempo: hari('2026-12-20'), jumlah: rp(2_000_000) },
  { ke: 2, jatuh_tempo: hari('2027-01-20'), jumlah: rp(2_000_000) },
  { ke: 3, jatuh_tempo: hari('2027-02-20'), jumlah: rp(2_000_000) },
] as const;

const ANGSURAN = {
  ...UMUM,
  no_bayar: 'ACCTH261120001',
  no_cicilan: CICILAN.no_cicilan,
  status: 'DONE',
  jenis: 'ANGSURAN',
  ke: 1,
  jatuh_tempo: hari('2026-12-20'),
  jumlah: rp(2_000_000),
  sisa_sesudah: rp(4_000_000),
  no_faktur_jual: null,
} as const;

const PESANAN = {
  ...UMUM,
  no_pesanan: 'PSCTH261120001',
  status: 'DONE',
  tgl_janji: hari('2026-12-04'),
  kunci_harga: 'KUNCI_SEMUA',
  total_harga: rp(7_350_000),
  dp_rp: rp(2_000_000),
  batal_persen: persen(1000),
  keterangan: 'Ukuran 12',
  barang: [
    {
      deskripsi: 'Cincin kawin ukir nama',
      berat: mg(3250),
      kadar: persen(7500),
      harga_per_gram: rp(2_170_000),
      ongkos: rp(300_000),
      ppn_persen: persen(0),
      harga: rp(7_350_000),
    },
  ],
} as const;

const SERVICE = {
  ...UMUM,
  no_service: 'SVCTH261120001',
  status: 'DONE',
  tgl_janji: hari('2026-11-25'),
  ongkos: rp(150_000),
  dp_rp: rp(50_000),
  keterangan: '',
  barang: [
    {
      nama_barang: 'Gelang Rantai',
      berat: mg(8100),
      kadar: persen(7500),
      deskripsi: 'Patri dan cuci',
      ongkos: rp(150_000),
    },
  ],
} as const;

const TAMBAH = { ...UMUM, status: 'DONE', jumlah: rp(500_000) } as const;

const KAS = {
  ...UMUM,
  no_rekening: null,
  no_kas: 'KKCTH261120001',
  arah: 'KELUAR',
  kode_transaksi: 'LISTRIK',
  deskripsi: 'Listrik dan air',
  jumlah: rp(350_000),
  keterangan: 'Bulan November',
  status: 'DONE',
} as const;

/** Invented documents of the engine, drawn from the declaration of their kind as the server draws them. */
const CONTOH: Readonly<Record<JenisBukti, () => Bukti>> = {
  HUTANG: () => ({ ...buktiOf(hutangDocument, HUTANG), ...suratHutang(HUTANG, null) }),
  CICILAN: () => ({ ...buktiOf(cicilanDocument, CICILAN), ...suratCicilan(CICILAN, JADWAL) }),
  PESANAN: () => ({ ...buktiOf(pesananDocument, PESANAN), ...suratPesanan(PESANAN, [], []) }),
  SERVICE: () => ({ ...buktiOf(serviceDocument, SERVICE), ...suratService(SERVICE) }),
  BAYAR_HUTANG: () => buktiOf(bungaDocument, BUNGA),
  BAYAR_CICILAN: () => buktiOf(bayarCicilanDocument, ANGSURAN),
  BAYAR_PESANAN: () =>
    buktiOf(bayarPesananDocument, {
      ...TAMBAH,
      no_bayar: 'APCTH261120001',
      no_pesanan: PESANAN.no_pesanan,
      dp_sesudah: rp(2_500_000),
    }),
  BAYAR_SERVICE: () =>
    buktiOf(bayarServiceDocument, {
      ...TAMBAH,
      no_bayar: 'AVCTH261120001',
      no_service: SERVICE.no_service,
      dp_sesudah: rp(550_000),
    }),
  KAS: () => buktiOf(kasDocument, KAS),
};

export const contohBukti = (jenis: JenisBukti): Bukti => CONTOH[jenis]();
