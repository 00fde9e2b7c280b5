import { formatGram, formatKadar, formatRupiah } from '#kit/rules/format.ts';
import { formatHariPanjang } from '#kit/rules/hari.ts';
import type { NotaBarang, NotaDokumen, NotaToko } from '#areas/penjualan/rules/nota.ts';

/** The nota as a message to the customer's phone (`template_wa`); stars make a word strong there. */
export const pesanNota = (
  dokumen: NotaDokumen,
  toko: Pick<NotaToko, 'nama_toko' | 'alamat_toko'>,
): string =>
  [
    `*${toko.nama_toko}*`,
    toko.alamat_toko,
    '',
    `Terima kasih${dokumen.customer.nama ? `, ${dokumen.customer.nama}` : ''}.`,
    `Nota *${dokumen.no_faktur_jual}*`,
    formatHariPanjang(dokumen.tgl_system),
    '',
    ...dokumen.barang.map(baris),
    '',
    `Total *${formatRupiah(dokumen.grand_total)}*`,
    ...(dokumen.status === 'CANC' ? ['', '*BATAL*'] : []),
  ].join('\n');

const baris = (one: NotaBarang, at: number): string => {
  const isi = [`${formatGram(one.berat)} g`, `kadar ${formatKadar(one.kadar)}`];
  return `${at + 1}. ${[one.nama_barang, ...isi, formatRupiah(one.harga)].join(', ')}`;
};
