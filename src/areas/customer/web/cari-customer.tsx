import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { AnswerOf } from '#kit/contract/endpoint.ts';
import { call } from '#kit/web/api/client.ts';
import { usePage } from '#kit/web/api/query.ts';
import { t } from '#kit/web/base/text.ts';
import { Button } from '#kit/web/frame/button.tsx';
import { TextInput } from '#kit/web/input/text-input.tsx';
import { cariCustomerEndpoint } from '#areas/customer/contract/customer.api.ts';
import { kataPublik } from '#areas/toko/rules/kata-publik.ts';
import css from '#areas/customer/web/cari-customer.module.css';

/** Somebody the shop has a card of, with a masked phone. */
export type Dikenal = AnswerOf<typeof cariCustomerEndpoint>[number];
const MULAI = 2;
const JEDA_MS = 250;

/** The customer on a form so far: a name that is typed, the code of a card that was picked. */
type Diketik = { readonly nama: string | null; readonly kode_customer: string | null };

type Props = Diketik & {
  error?: string;
  onType: (nama: string | null) => void;
  onPick: (dikenal: Dikenal) => void;
};

/** One field that finds a customer by name, phone or code from two letters on, or names a new one. */
export function CariCustomer({ nama, kode_customer, error, onType, onPick }: Props) {
  const { hasil, di, setDi } = useKenal({ nama, kode_customer });
  const list = useRef<HTMLUListElement>(null);
  // Whom the letters find is seen, also under a button that stays at the foot of a form.
  useEffect(() => {
    // In braces: a browser may answer a promise, which is no way to undo an effect.
    list.current?.scrollIntoView({ block: 'nearest' });
  }, [hasil.length]);
  const sama = kode_customer === null && hasil.find((one) => senama(one, nama));
  /** A scanner has typed the QR of a card: whose it is is picked at once. */
  const kartu = async (q: string) => {
    const [one] = await call(cariCustomerEndpoint, { query: { q, limit: 1 } }).catch(() => []);
    if (one) onPick(one);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const picked = hasil[di];
    if (event.key === 'ArrowDown') setDi(Math.min(di + 1, hasil.length - 1));
    else if (event.key === 'ArrowUp') setDi(Math.max(di - 1, -1));
    else if (event.key === 'Enter' && picked) onPick(picked);
    else if (event.key === 'Enter' && nama && kataPublik(nama)) void kartu(nama);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div role="group" aria-label={t('Cari pelanggan')} onKeyDown={onKeyDown}>
      <TextInput
        label={t('Nama, No HP, atau kode')}
        name="nama"
        maxLength={100}
        value={nama}
        onChange={(nama) => onType(nama || null)}
        error={error}
      />
      {sama && (
        <p className={css.kembar} role="status">
          {t('{nama} sudah dikenal. Panah bawah dan Enter bila orangnya sama.', {
            nama: sama.nama,
          })}
        </p>
      )}
      {hasil.length > 0 && (
        <ul ref={list} className={css.kenal} role="listbox" aria-label={t('Pelanggan yang cocok')}>
          {hasil.map((one, at) => (
            <li
              key={one.kode_customer}
              role="option"
              aria-selected={at === di}
              onClick={() => onPick(one)}
            >
              <b>{one.nama}</b>
              <small>{[one.no_hp, one.alamat].filter(Boolean).join(' · ')}</small>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

const senama = ({ nama }: Dikenal, diketik: string | null): boolean =>
  nama.trim().toLowerCase() === diketik?.trim().toLowerCase();

const HP_PENUH = 10;

/** The phone of somebody known: said before a second customer is made of one person. */
export function HpDikenal({
  hp,
  onPick,
}: {
  hp: string | null;
  onPick: (dikenal: Dikenal) => void;
}) {
  const q = hp && hp.length >= HP_PENUH ? hp : '';
  const { data } = usePage(cariCustomerEndpoint, { query: { q, limit: 1 }, enabled: q !== '' });
  const [dikenal] = q ? (data?.data ?? []) : [];
  return (
    dikenal && (
      <p className={css.kembar} role="status">
        {t('Nomor ini milik {nama}.', { nama: dikenal.nama })}{' '}
        <Button size="sm" onClick={() => onPick(dikenal)}>
          {t('Pakai {nama}', { nama: dikenal.nama })}
        </Button>
      </p>
    )
  );
}

/** Customers who match what is typed; none is chosen until the arrow keys choose one. */
function useKenal({ nama, kode_customer }: Diketik) {
  const [q, setQ] = useState('');
  const [di, setDi] = useState(-1);
  const first = useRef(nama);
  useEffect(() => {
    setDi(-1);
    const typed = nama?.trim() ?? '';
    if (kode_customer || typed.length < MULAI || nama === first.current) return setQ('');
    const timer = setTimeout(() => setQ(typed), JEDA_MS);
    return () => clearTimeout(timer);
  }, [nama, kode_customer]);
  const { data } = usePage(cariCustomerEndpoint, {
    query: { q, limit: 4 },
    enabled: q.length >= MULAI,
    keep: true,
  });
  return { hasil: q ? (data?.data ?? []) : [], di, setDi };
}
