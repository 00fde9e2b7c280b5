import { useState } from 'react';
import type { Problem } from '#kit/web/api/problem.ts';
import { useWrite } from '#kit/web/write/use-write.ts';
import { hutangDocument } from '#areas/hutang/contract/hutang.document.ts';
import { hutangActs } from '#areas/hutang/web/acts.ts';
import type { Hutang } from '#areas/hutang/web/hutang-body.tsx';
import type { Transfer } from '#areas/uang/web/bayar/cara-bayar.tsx';

/** The cashier's half of a loan that waits: paid out from the drawer or from an account, and printed (D-35.12). */
export function usePayOut({ no_faktur_hutang: no, dibayar: jumlah }: Hutang, onDone: () => void) {
  const [transfer, setTransfer] = useState<Transfer>(null);
  const [said, setSaid] = useState<string>();
  const write = useWrite(hutangDocument.steps.validasi, {
    success: 'Hutang divalidasi',
    refresh: hutangActs.lists,
    onProblem: ({ errors, message }: Problem) => {
      setSaid(message);
      return errors.length > 0;
    },
    after: (done) => {
      onDone();
      hutangActs.print(done);
    },
  });
  const pay = () => {
    if (write.busy) return;
    const pembayaran = transfer && [{ jenis: 'TRANSFER' as const, ...transfer, jumlah, fee: null }];
    void write.send({ params: { no }, body: { pembayaran } });
  };
  return { transfer, setTransfer, said, busy: write.busy, pay };
}
