import { kode, persen, ref, text, yesNo } from '#kit/contract/field.ts';
import { defineMaster } from '#kit/contract/master.ts';
import { bankMaster } from '#areas/uang/contract/bank.master.ts';

/** The shop's accounts at banks; BIAYA_KARTU_DITANGGUNG says who bears the card fee (D-10.2). */
export const rekeningMaster = defineMaster({
  path: 'master-rekening',
  menu: { group: 'Data Master', at: 300, levels: ['MU'] },
  title: 'Master Rekening',
  noun: 'rekening',
  table: 'rekening',
  key: 'no_rekening',
  fields: {
    no_rekening: kode('No Rekening', 20, 'digitsAndMinus'),
    nama_rekening: text('Nama Rekening', { max: 60 }),
    kode_bank: ref('Bank', bankMaster, 'nama_bank'),
    fee_persen: { ...persen('Biaya Kartu Persen'), start: 0 },
    boleh_negatif: yesNo('Saldo Boleh Negatif'),
  },
  harga: { jenis: 'REKENING', fields: ['fee_persen', 'boleh_negatif'] },
  api: { list: 'GET rekenings' },
});
