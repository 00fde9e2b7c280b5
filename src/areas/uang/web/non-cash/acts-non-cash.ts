import { formatInt, formatRupiah } from '#kit/rules/format.ts';
import { t } from '#kit/web/base/text.ts';
import type { ListRowOf } from '#areas/dokumen/contract/document-types.ts';
import { documentActs, type DocumentActs } from '#areas/dokumen/web/document-acts.tsx';
import { openCancel } from '#areas/dokumen/web/open-cancel.tsx';
import { menungguCairEndpoint } from '#areas/uang/contract/non-cash.api.ts';
import { nonCashDocument } from '#areas/uang/contract/non-cash.document.ts';

type Row = ListRowOf<typeof nonCashDocument.spec>;

/** Paper, further paper and the way back of a settlement: its payments wait again. */
export const nonCashActs: DocumentActs = {
  ...documentActs(nonCashDocument, [menungguCairEndpoint]),
  cancel: (row) => {
    const { no_validasi: no, jumlah_baris, dana_masuk } = row as Row;
    openCancel(nonCashDocument, {
      no,
      question: t('{no}: {n} pembayaran, {total}, menunggu lagi.', {
        no,
        n: formatInt(jumlah_baris),
        total: formatRupiah(dana_masuk),
      }),
      beside: [menungguCairEndpoint],
    });
  },
};
