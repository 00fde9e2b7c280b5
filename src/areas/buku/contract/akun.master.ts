import { choice, kode, text } from '#kit/contract/field.ts';
import { defineMaster } from '#kit/contract/master.ts';
import { sense } from '#kit/rules/sentence.ts';
import { modul } from '#areas/toko/contract/modul.ts';
import { bukuModul } from '#areas/buku/contract/buku.modul.ts';

/** The accounts that journals are exported to (D-5.5). */
export const akunMaster = defineMaster({
  path: 'parameter-akun',
  menu: { group: 'Data Master/Akuntansi', at: 400, levels: ['MU'] },
  title: 'Parameter Akun',
  tab: 'Daftar Akun',
  noun: 'akun',
  table: 'akuns',
  key: 'nomor_akun',
  gate: modul(bukuModul.AKUNTANSI_MODULE),
  fields: {
    nomor_akun: kode('Nomor Akun', 20, 'digitsAndMinus'),
    nama_akun: text('Nama Akun', { max: 60 }),
    jenis: choice('Jenis', {
      HARTA: 'Harta',
      KEWAJIBAN: sense('Kewajiban', 'akun'),
      MODAL: 'Modal',
      PENDAPATAN: 'Pendapatan',
      BIAYA: 'Biaya',
    }),
  },
  api: { list: 'GET akuns' },
  usedBy: [
    {
      table: 'akun_transaksi',
      columns: ['nomor_akun'],
      message: 'Akun Sudah Dipakai Jurnal, Tidak Dapat Dihapus',
    },
  ],
});
