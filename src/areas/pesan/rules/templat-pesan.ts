import type { JenisPesan } from '#areas/pesan/rules/jenis-pesan.ts';
import type { Nilai } from '#areas/pesan/rules/isi-pesan.ts';

const nota = (sebut: string, barang: string, jumlah: string): string =>
  [
    '*{nama_toko}*\n{alamat_toko}',
    `${sebut} *{no_nota}*\n{tanggal}`,
    barang,
    jumlah,
    '{alamat_nota}',
    '*{batal}*',
  ].join('\n\n');
const TERIMA_KASIH = 'Terima kasih, {nama_customer}.\n';

/** The words that the product begins with (D-30.1). Stars make a word strong on the phone. */
const BAWAAN: Readonly<Partial<Record<JenisPesan, string>>> = {
  NOTA_PENJUALAN: nota(`${TERIMA_KASIH}Nota`, '{barang}', 'Total *{total}*'),
  NOTA_TITIPAN: nota(
    `${TERIMA_KASIH}Titipan`,
    '{barang}',
    'Harga {total}, uang titip {dibayar}\nSisa *{sisa}*, harga berlaku sampai {berlaku_sampai}',
  ),
  NOTA_PEMBELIAN: nota('Pembelian', '{barang}', 'Dibayar *{total}*'),
  NOTA_TUKAR: nota(
    'Tukar tambah',
    'Barang keluar:\n{barang}\nEmas masuk:\n{emas_lama}',
    '{arah} *{selisih}*',
  ),
  NOTA_HUTANG: [
    '*{nama_toko}*\n{alamat_toko}',
    `${TERIMA_KASIH}Surat hutang *{no_hutang}*\n{tanggal}`,
    '{barang}',
    'Jumlah hutang *{total}*, diterima {dibayar}\nBunga {bunga} per bulan, jatuh tempo {jatuh_tempo}',
    '*{batal}*',
  ].join('\n\n'),
  NOTA_BUKTI_HUTANG: [
    '*{nama_toko}*\n{alamat_toko}',
    `${TERIMA_KASIH}{perihal} *{no_nota}*\nSurat hutang {no_hutang}\n{tanggal}`,
    'Jumlah *{total}*\n{keterangan}',
    '*{batal}*',
  ].join('\n\n'),
  NOTA_CICILAN: [
    '*{nama_toko}*\n{alamat_toko}',
    `${TERIMA_KASIH}Surat cicilan *{no_nota}*\n{tanggal}`,
    '{barang}',
    'Harga cicilan *{total}*, DP {dibayar}, sisa {sisa}\n{jadwal}',
    '{alamat_nota}',
    '*{batal}*',
  ].join('\n\n'),
  NOTA_BAYAR_CICILAN: [
    '*{nama_toko}*\n{alamat_toko}',
    `${TERIMA_KASIH}Bayar cicilan *{no_nota}*\nSurat cicilan {no_cicilan}\n{tanggal}`,
    'Dibayar *{total}*, sisa {sisa}\n{keterangan}',
    '{alamat_nota}',
    '*{batal}*',
  ].join('\n\n'),
  NOTA_BUKTI: [
    '*{nama_toko}*\n{alamat_toko}',
    `${TERIMA_KASIH}{perihal} *{no_nota}*\n{tanggal}`,
    '{rincian}',
    '{alamat_nota}',
    '*{batal}*',
  ].join('\n\n'),
  BATAL: [
    '*{nama_toko}*\n',
    '{nama_customer}, nota *{no_nota}* senilai {total} dibatalkan pada {tanggal} dengan nomor {no_batal}.',
    'Bila Anda tidak memintanya, hubungi toko.',
  ].join('\n'),
  MILIK_LAIN: [
    '*{nama_toko}*\n',
    '{nama_customer}, *{no_dokumen}* atas nama Anda senilai {total} dipakai atau diambil orang lain pada {tanggal}.',
    'Bila Anda tidak memintanya, hubungi toko.',
  ].join('\n'),
  NOTA_SERVICE: [
    '*{nama_toko}*\n{alamat_toko}',
    `${TERIMA_KASIH}Service *{no_service}*\n{tanggal}`,
    '{barang}',
    'Janji selesai {janji}\nOngkos *{total}*, DP {dibayar}',
    '{alamat_nota}',
    '*{batal}*',
  ].join('\n\n'),
  SIAP_SERVICE: [
    '*{nama_toko}*\n',
    '{nama_customer}, service *{no_service}* selesai pada {tanggal}: {barang}. Sisa {sisa}.',
    'Kami tunggu di toko.',
    '{alamat_nota}',
  ].join('\n'),
  NOTA_PESANAN: [
    '*{nama_toko}*\n{alamat_toko}',
    `${TERIMA_KASIH}Pesanan *{no_pesanan}*\n{tanggal}`,
    '{barang}',
    'Janji selesai {janji}\nTotal *{total}*, DP {dibayar}',
    '{alamat_nota}',
    '*{batal}*',
  ].join('\n\n'),
  SIAP_PESANAN: [
    '*{nama_toko}*\n',
    '{nama_customer}, pesanan *{no_pesanan}* selesai pada {tanggal}: {barang}. Sisa menurut pesanan {sisa}.',
    'Kami tunggu di toko.',
    '{alamat_nota}',
  ].join('\n'),
  POIN_DIPAKAI: [
    '*{nama_toko}*\n',
    '{nama_customer}, {poin} poin Anda dipakai pada {tanggal}. Sisa {sisa_poin} poin.',
    'Bila Anda tidak memakainya, hubungi toko.',
  ].join('\n'),
  TUTUP: '*Tutup toko {nama_toko}*\n{tanggal}, oleh {ditutup_oleh}\n\n{isi}',
  TEMPO_TITIPAN: [
    '*{nama_toko}*\n',
    '{nama_customer}, harga titipan *{no_titip}* berlaku sampai {berlaku_sampai}. Sisa {sisa}.',
    'Kami tunggu di toko.',
  ].join('\n'),
  TEMPO_HUTANG: [
    '*{nama_toko}*\n',
    '{nama_customer}, hutang *{no_hutang}* jatuh tempo {jatuh_tempo}. Pelunasan pada hari itu {total}.',
    'Bunga dapat dibayar dulu. Kami tunggu di toko.',
  ].join('\n'),
  TEMPO_CICILAN: [
    '*{nama_toko}*\n',
    '{nama_customer}, angsuran cicilan *{no_cicilan}* sebesar {total} jatuh tempo {jatuh_tempo}. Sisa kontrak {sisa}.',
    'Kami tunggu di toko.',
    '{alamat_nota}',
  ].join('\n'),
  UJI: 'Pesan uji dari {nama_toko}.',
};

export const templatPesanBawaan = (jenis: JenisPesan): string => BAWAAN[jenis] ?? '';

/** What the preview shows in the places. */
export const contohNilai = (nama_toko: string, alamat_toko: string): Nilai => ({
  nama_toko,
  alamat_toko,
  nama_customer: 'Ibu Ratna',
  kode_customer: 'KJ1000001',
  tgl_lahir: '21 November 1990',
  nama: 'Ibu Ratna',
  toko: nama_toko,
  no_nota: 'PJKJ1261120001',
  no_dokumen: 'TTKJ1261120001',
  no_titip: 'TPKJ1261120001',
  no_hutang: 'HTKJ1261120001',
  no_cicilan: 'CCKJ1261120001',
  jadwal: '1. 20 Desember 2026 Rp 1,040,500\n2. 20 Januari 2027 Rp 1,040,500',
  no_service: 'SVKJ1261120001',
  no_pesanan: 'PSKJ1261120001',
  janji: '25 November 2026',
  jatuh_tempo: '20 Maret 2027',
  bunga: '2 %',
  perihal: 'Bayar bunga',
  keterangan: 'Jatuh tempo 20 Maret 2027',
  rincian: 'No Service: SVKJ1261120001\nOngkos: Rp 150,000\nDP: Rp 100,000\nSisa: Rp 50,000',
  no_batal: 'BJKJ1261120001',
  tanggal: '20 November 2026',
  barang: '1. Cincin Polos, 3.25 g, kadar 75%, Rp 4,150,000',
  emas_lama: '1. Kalung, 5.1 g, Rp 5,900,000',
  total: 'Rp 4,150,000',
  dibayar: 'Rp 1,000,000',
  sisa: 'Rp 3,150,000',
  poin: '20',
  sisa_poin: '180',
  arah: 'Dibayar pelanggan',
  selisih: 'Rp 1,750,000',
  berlaku_sampai: '20 Desember 2026',
  alamat_nota: 'https://toko.contoh/nota/AB12',
  batal: '',
  ditutup_oleh: 'spv.kj1',
  isi: 'Penjualan 12 nota, Rp 84,500,000\nPembelian 3 nota, Rp 21,000,000\nKas Rp 63,500,000',
});
