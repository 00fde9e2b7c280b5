import { useState, type ReactNode } from 'react';
import { formatGram, formatInt } from '#kit/rules/format.ts';
import type { Miligram, Rupiah } from '#kit/rules/quantity.ts';
import { usePerson } from '#kit/web/base/person.tsx';
import { t } from '#kit/web/base/text.ts';
import { Switch } from '#kit/web/frame/switch.tsx';
import { setidaknya, type Level } from '#areas/toko/rules/level.ts';
import css from '#areas/dokumen/web/body.module.css';

type Posting = {
  readonly urut: number;
  readonly akun: string;
  readonly kode_barcode: string | null;
  readonly rupiah: Rupiah;
  readonly berat: Miligram;
  readonly murni: Miligram;
};
type Props = { postings: readonly Posting[]; children: ReactNode };

/** A document and, for supervisors and above, its lines of the book. */
export function WithBook({ postings, children }: Props) {
  const mayRead = setidaknya(usePerson().level as Level, 'SPV') && postings.length > 0;
  const [side, setSide] = useState<'NOTA' | 'BUKU'>('NOTA');
  if (!mayRead) return children;
  return (
    <>
      <Switch
        inset
        label={t('Rincian')}
        choices={[
          ['NOTA', t('Nota')],
          ['BUKU', t('Buku')],
        ]}
        value={side}
        onChange={setSide}
      />
      {side === 'BUKU' ? <Book postings={postings} /> : children}
    </>
  );
}

/** Lines of the book: debit plus, credit minus. */
const Book = ({ postings }: Pick<Props, 'postings'>) => (
  <table className={css.book}>
    <thead>
      <tr>
        <th scope="col">{t('Akun')}</th>
        <th scope="col" data-end>
          {t('Rupiah')}
        </th>
        <th scope="col" data-end>
          {t('Berat')}
        </th>
        <th scope="col" data-end>
          {t('Murni')}
        </th>
      </tr>
    </thead>
    <tbody>
      {postings.map((one) => (
        <tr key={one.urut}>
          <td>
            {one.akun}
            {one.kode_barcode && <small>{one.kode_barcode}</small>}
          </td>
          <td data-end>{one.rupiah === 0 ? '' : formatInt(one.rupiah)}</td>
          <td data-end>{weight(one.berat)}</td>
          <td data-end>{weight(one.murni)}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

const weight = (mg: Miligram): string => (mg === 0 ? '' : formatGram(mg));
