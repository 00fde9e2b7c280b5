import { defineEndpoint } from '#kit/contract/endpoint.ts';
import { gram, int, objectOf, type Field, type ValuesOf } from '#kit/contract/field.ts';
import { alike } from '#kit/contract/later.ts';
import { mg, type Miligram } from '#kit/rules/quantity.ts';
import { bolehSettingNota } from '#areas/toko/contract/toko.gates.ts';

/** Millimetres with 3 decimals outside, thousandths inside. */
const panjang = (label: string, dari: number, sampai: number): Field<Miligram> =>
  alike(gram(label, { min: mg(dari * 1000), max: mg(sampai * 1000) }), { unit: 'mm' });

/** The narrowest label has room for the bars of a code of eight signs, the lowest for two rows of words and bars. */
export const ukuranLabelFields = {
  lebar: panjang('Lebar Label', 34, 120),
  tinggi: panjang('Tinggi Label', 11, 100),
  jarak: panjang('Jarak Antar Label', 0, 30),
  kolom: int('Kolom Per Lembar', { min: 1, max: 6 }),
  baris: int('Baris Per Lembar', { min: 1, max: 27 }),
  atas: panjang('Tepi Atas Lembar', 0, 100),
  kiri: panjang('Tepi Kiri Lembar', 0, 100),
  sela_kolom: panjang('Sela Antar Kolom', 0, 50),
  sela_baris: panjang('Sela Antar Baris', 0, 50),
};
export type UkuranLabelRow = ValuesOf<typeof ukuranLabelFields>;

/** The size of this shop's labels: every screen that shows or prints one reads it. */
export const lihatUkuranLabelEndpoint = defineEndpoint({
  call: 'GET ukuran-label',
  summary: 'Ukuran label dan lembarnya',
  answer: objectOf(ukuranLabelFields),
  right: 'login',
});

export const ubahUkuranLabelEndpoint = defineEndpoint({
  call: 'PUT ukuran-label',
  summary: 'Ubah ukuran label',
  body: ukuranLabelFields,
  answer: objectOf(ukuranLabelFields),
  right: { menu: ['setting-nota'] },
  gate: bolehSettingNota,
});
