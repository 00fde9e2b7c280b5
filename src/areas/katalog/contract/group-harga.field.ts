import * as z from 'zod/mini';
import { listOf, type Field } from '#kit/contract/field.ts';
import { refs } from '#kit/contract/field-more.ts';
import { alike } from '#kit/contract/later.ts';
import { groupMaster } from '#areas/barang/contract/group.master.ts';

const kode = z.string().check(
  z.maxLength(40),
  z.overwrite((value: string) => value.trim().toUpperCase()),
);

/** A group of a price list as the app's client knows it (3§3): kadar in percent, none where the group has none. */
const baris = z.object({
  kode_group: kode,
  nama_group: z.nullish(z.string().check(z.maxLength(200))),
  kadar: z.nullish(z.union([z.number(), z.string().check(z.maxLength(20))])),
});
export type BarisGroup = z.output<typeof baris>;

/**
 * Groups of a price list. They come as such rows or as codes alone; the codes are held, name and kadar are the
 * group's own and told with every answer.
 */
export const groupHarga = (label: string, least: string): Field<string[]> =>
  alike<string[]>(
    refs(label, groupMaster, 'nama', least) as Field<unknown>,
    { rowKey: 'kode_group' },
    () =>
      z.codec(
        z.array(z.union([kode, baris])),
        listOf(z.any(), { min: 1, max: 500, minMessage: least }),
        {
          decode: (sent) => sent.map((one) => (typeof one === 'string' ? one : one.kode_group)),
          encode: (told) => told as (string | BarisGroup)[],
        },
      ),
  );
