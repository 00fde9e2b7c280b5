import type { ValuesOf } from '#kit/contract/field.ts';
import { mg } from '#kit/rules/quantity.ts';
import type { Messages, Values } from '#kit/web/write/check.ts';
import type { CaraHarga } from '#areas/barang/rules/harga-barang.ts';
import type { barangFields } from '#areas/stock/contract/barang.fields.ts';
import {
  periksaCara,
  periksaIsi,
  periksaPasangan,
  type PasanganBarang,
} from '#areas/stock/rules/periksa-barang.ts';

/** The very rule that the server applies, at the fields of a form; silent until name and weight are there. */
export function pesanIsi(values: Values): Messages {
  const { nama_barang, deskripsi, kadar, berat, berat_atribut, berat_label } = values as Partial<
    ValuesOf<typeof barangFields>
  >;
  if (berat == null || !nama_barang) return {};
  const salah = periksaIsi({
    nama_barang: nama_barang.trim(),
    deskripsi: deskripsi || null,
    kadar: kadar ?? null,
    berat,
    berat_atribut: berat_atribut ?? mg(0),
    berat_label: berat_label ?? mg(0),
    berat_asli: null,
  });
  return Object.fromEntries(salah.toReversed().map(({ field, message }) => [field ?? '', message]));
}

/** What its way of pricing asks for: the code of a label or a price of its own, at its field. */
export function pesanCara(values: Values, cara: CaraHarga): Messages {
  const { kode_bandrol, harga_jual } = values as Partial<ValuesOf<typeof barangFields>>;
  const salah = periksaCara(
    {
      kategori_harga: cara,
      kode_group: '',
      kode_bandrol: kode_bandrol || null,
      harga_jual: harga_jual ?? null,
    },
    { group: new Map(), cara },
  );
  return Object.fromEntries(salah.map(({ field, message }) => [field ?? '', message]));
}

/** A group that its jenis does not come in, told where it is chosen. */
export function pesanPasangan(values: Values, pasangan: PasanganBarang): Messages {
  const { kode_dept, kode_group, kode_supplier } = values as Partial<ValuesOf<typeof barangFields>>;
  if (!kode_dept || !kode_group) return {};
  const kode = { kode_dept, kode_group, kode_supplier: kode_supplier ?? null };
  const salah = periksaPasangan(kode, pasangan);
  return Object.fromEntries(salah.map(({ field, message }) => [field ?? '', message]));
}
