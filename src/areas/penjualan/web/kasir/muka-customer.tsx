import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { usePerson } from '#kit/web/base/person.tsx';
import { t } from '#kit/web/base/text.ts';
import { usePage } from '#kit/web/api/query.ts';
import type { AnswerOf } from '#kit/contract/endpoint.ts';
import { useHotkey } from '#kit/web/base/use-hotkey.ts';
import { Button } from '#kit/web/frame/button.tsx';
import { TextInput } from '#kit/web/input/text-input.tsx';
import { focusSoon } from '#kit/web/write/focus.ts';
import { FormFrame } from '#kit/web/write/form-frame.tsx';
import { cariCustomerEndpoint } from '#areas/customer/contract/customer.api.ts';
import type { Customer } from '#areas/penjualan/web/kasir/draft.ts';
import type { Pesan } from '#areas/penjualan/web/kasir/use-jual.ts';
import { useKasirHere } from '#areas/penjualan/web/kasir/use-kasir.ts';
import css from '#areas/penjualan/web/kasir/kasir.module.css';

type Dikenal = AnswerOf<typeof cariCustomerEndpoint>[number];
const MULAI = 2;
const JEDA_MS = 250;

/** F3: the same field finds a customer by name, phone or code, or names a new one. */
export function MukaCustomer() {
  const { draft, ubah, tutupMuka: tutup, pesan } = useKasirHere();
  const wajib = usePerson().param.CUSTOMER_WAJIB;
  const { customer } = draft;
  const set = (part: Partial<Customer>) =>
    ubah({ customer: { ...customer, kode_customer: null, jenis: undefined, ...part } });
  const [mulaiDi] = useState(() => salahPertama(pesan));
  useEffect(() => focusSoon(mulaiDi), [mulaiDi]);
  useHotkey('Escape', tutup);
  const perlu = (yes: boolean) => (yes ? undefined : t('Boleh kosong'));
  return (
    <FormFrame onSave={tutup} className={css.form} label={t('Pelanggan')}>
      <Nama
        customer={customer}
        error={pesan['customer.nama']}
        onType={(nama) =>
          set({ nama, ...(customer.kode_customer ? { no_hp: null, alamat: null } : {}) })
        }
        onPick={({ kode_customer, nama, no_hp, alamat, jenis }) => {
          set({ kode_customer, nama, no_hp, alamat, jenis });
          tutup();
        }}
      />
      {customer.kode_customer === null && (
        <>
          <TextInput
            label={t('No HP')}
            name="no_hp"
            typed="digitsOnly"
            maxLength={15}
            value={customer.no_hp}
            onChange={(no_hp) => set({ no_hp: no_hp || null })}
            error={pesan['customer.no_hp']}
            hint={perlu(wajib === 'LENGKAP')}
          />
          <Kembar
            hp={customer.no_hp}
            onPick={({ kode_customer, nama, no_hp, alamat, jenis }) => {
              set({ kode_customer, nama, no_hp, alamat, jenis });
              tutup();
            }}
          />
          <TextInput
            label={t('Alamat')}
            name="alamat"
            maxLength={200}
            value={customer.alamat}
            onChange={(alamat) => set({ alamat: alamat || null })}
            error={pesan['customer.alamat']}
            hint={perlu(wajib === 'LENGKAP')}
          />
        </>
      )}
      <div className={css.acts}>
        {customer.nama && (
          <Button look="quiet" onClick={() => set({ nama: null, no_hp: null, alamat: null })}>
            {t('Kosongkan')}
          </Button>
        )}
        <Button look="primary" onClick={tutup} data-submit>
          {t('Selesai')}
        </Button>
      </div>
    </FormFrame>
  );
}

/** The field that the server complained of, else the first. */
const salahPertama = (pesan: Pesan): string =>
  Object.keys(pesan)
    .find((path) => path.startsWith('customer.'))
    ?.split('.')[1] ?? 'nama';

type NamaProps = {
  customer: Customer;
  error?: string;
  onType: (nama: string | null) => void;
  onPick: (dikenal: Dikenal) => void;
};

function Nama({ customer, error, onType, onPick }: NamaProps) {
  const { hasil, di, setDi } = useKenal(customer);
  const sama = customer.kode_customer === null && hasil.find((one) => senama(one, customer.nama));
  const onKeyDown = (event: KeyboardEvent) => {
    const picked = hasil[di];
    if (event.key === 'ArrowDown') setDi(Math.min(di + 1, hasil.length - 1));
    else if (event.key === 'ArrowUp') setDi(Math.max(di - 1, -1));
    else if (event.key === 'Enter' && picked) onPick(picked);
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
        value={customer.nama}
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
        <ul className={css.kenal} role="listbox" aria-label={t('Pelanggan yang cocok')}>
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
function Kembar({ hp, onPick }: { hp: string | null; onPick: (dikenal: Dikenal) => void }) {
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

/** Who is known by what is typed; nobody is chosen until the arrow says so. */
function useKenal({ nama, kode_customer }: Customer) {
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
