import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '#tests/kit/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

/** Makes two kinds, one on the other, says what became of the second, and leaves neither. */
const made = (acts: boolean) =>
  shop.rows(`
    do $$
    declare said text;
    begin
      perform create_document('uji_induk', 'no_induk', '{"Q1": "uji-induk"}', 'nama text',
        p_acts => ${acts});
      perform create_document('uji_anak', 'no_anak', '{"Q2": "uji-anak"}', 'nama text',
        p_on => 'uji_induk', p_on_key => 'no_induk');
      select string_agg(attname, ' ' order by attname) into said from pg_attribute
       where attrelid = 'uji_anak'::regclass and attname in ('no_induk', 'no_sebelum');
      raise 'it keeps: %', said;
    end $$`);

test('acts on a document that counts them keep which one came before', async () => {
  await expect(made(true)).rejects.toThrow('it keeps: no_induk no_sebelum');
});

test('on one that does not they stand beside each other, as further deposits do', async () => {
  await expect(made(false)).rejects.toThrow(/it keeps: no_induk$/);
});

test('what is counted beside the book keeps the act of its cancel, and what is counted in it does not', async () => {
  const kept = (posts: boolean) =>
    shop.rows(`
    do $$
    declare said text;
    begin
      perform create_document('uji_gerak', 'no_gerak', '{"Q1": "uji-gerak"}', 'nama text', p_posts => ${posts});
      select attname into said from pg_attribute where attrelid = 'uji_gerak'::regclass and attname = 'op_batal';
      raise 'it keeps: %', coalesce(said, 'none');
    end $$`);
  await expect(kept(false)).rejects.toThrow('it keeps: op_batal');
  await expect(kept(true)).rejects.toThrow('it keeps: none');
});
