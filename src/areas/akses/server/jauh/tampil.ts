import * as z from 'zod/mini';
import { canonical, sha256 } from '#kit/server/canonical.ts';
import { bodyOf } from '#kit/server/wire/body-of.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import {
  bacaUntukPusatEndpoint,
  isiPermintaan,
  type IsiPermintaan,
} from '#areas/akses/contract/otorisasi-pusat.api.ts';

/** What an approver of head office is shown of a request, and agrees to: words, figures, who asks, what changed. */
export const tampilOf = (isi: IsiPermintaan) => {
  const { perihal, ringkasan, angka, dulu, catatan, input_by, nama_peminta } = isi;
  return { perihal, ringkasan, angka, dulu, catatan, input_by, nama_peminta };
};

/** Its digest: head office makes it of what arrived, the branch of what it said itself. */
export const sidikTampil = (isi: IsiPermintaan): string => sha256(canonical(tampilOf(isi)));

/** The digest of what this branch says to such an approver; undefined for what head office would not show. */
export function sidikSendiri(isi: IsiPermintaan, ctx: Ctx): string | undefined {
  const { data } = bodyOf(bacaUntukPusatEndpoint, isi, ctx) as { data: unknown };
  const read = z.safeParse(isiPermintaan, data);
  return read.success ? sidikTampil(read.data) : undefined;
}
