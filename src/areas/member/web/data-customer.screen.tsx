import { useState, type ReactNode } from 'react';
import { formatHariPanjang, hari } from '#kit/rules/hari.ts';
import { usePage, useRead } from '#kit/web/api/query.ts';
import { mark, t } from '#kit/web/base/text.ts';
import { Button } from '#kit/web/frame/button.tsx';
import { openPeek } from '#kit/web/frame/peek.ts';
import { Screen, ScreenHead } from '#kit/web/frame/screen-head.tsx';
import { tabbed } from '#kit/web/frame/tabs.tsx';
import { SearchInput } from '#kit/web/input/search-input.tsx';
import { EmptyBlock, ErrorBlock } from '#kit/web/mark/state-block.tsx';
import { cariCustomerEndpoint } from '#areas/customer/contract/customer.api.ts';
import { kembarEndpoint, kembarRow } from '#areas/member/contract/orang.api.ts';
import css from '#areas/member/web/orang/orang.module.css';

const MULAI = 2;
const ALASAN = new Map(
  (kembarRow.alasan.options ?? []).map(({ value, label }) => [String(value), label]),
);

/** A new card, which is then looked at. */
async function tambah(): Promise<void> {
  const { openTambahCustomer } = await import('#areas/customer/web/tambah-customer.tsx');
  const card = await openTambahCustomer();
  if (card) await openPeek('customer', card.kode_customer);
}

/** Customers of the chain by name, whole number or code: no person needs a list of all of them (abuse case 19). */
function Cari({ tabs }: { tabs?: ReactNode }) {
  const [q, setQ] = useState('');
  const { data, error, refetch } = usePage(cariCustomerEndpoint, {
    query: { q, limit: 50 },
    enabled: q.trim().length >= MULAI,
    keep: true,
  });
  const hasil = q.trim().length >= MULAI ? (data?.data ?? []) : [];
  return (
    <Screen>
      <ScreenHead acts={<Button onClick={() => void tambah()}>{t('Tambah customer')}</Button>}>
        {tabs}
      </ScreenHead>
      <div className={css.cari}>
        <SearchInput label={t('Nama, No HP, atau kode')} value={q} onChange={setQ} width={360} />
        {error && <ErrorBlock problem={error} onRetry={() => void refetch()} />}
        {hasil.length === 0 && !error && (
          <EmptyBlock
            title={q ? t('Tidak Ada Data') : t('Cari customer')}
            text={t('Ketik dua huruf nama, kode, atau nomor HP yang lengkap.')}
          />
        )}
        <ul className={css.hasil}>
          {hasil.map((one) => (
            <li key={one.kode_customer}>
              <span>
                <b>{one.nama}</b>
                <small>
                  {[one.kode_customer, one.jenis, one.no_hp, one.alamat]
                    .filter(Boolean)
                    .join(' · ')}
                </small>
              </span>
              <Button size="sm" onClick={() => void openPeek('customer', one.kode_customer)}>
                {t('Buka')}
              </Button>
            </li>
          ))}
        </ul>
      </div>
    </Screen>
  );
}

/** Cards that may be one person, and those that lost their number to an older card (D-51.4). */
function Kembar({ tabs }: { tabs?: ReactNode }) {
  const { data, error, refetch } = useRead(kembarEndpoint, { staleTime: 0 });
  return (
    <Screen>
      <ScreenHead>{tabs}</ScreenHead>
      <div className={css.cari}>
        {error && <ErrorBlock problem={error} onRetry={() => void refetch()} />}
        {data?.length === 0 && (
          <EmptyBlock
            title={t('Tidak ada kartu kembar')}
            text={t('Setiap orang punya satu kartu.')}
          />
        )}
        <ul className={css.hasil}>
          {data?.map((one) => (
            <li key={`${one.kode_customer}/${one.kode_lain}`}>
              <span>
                <b>{one.nama}</b>
                <small>
                  {[
                    t(ALASAN.get(one.alasan) ?? one.alasan),
                    one.kode_customer,
                    one.no_hp,
                    one.tgl_lahir && formatHariPanjang(hari(one.tgl_lahir), t),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </small>
                <small>
                  {[one.kode_lain, one.nama_lain, one.no_hp_lain].filter(Boolean).join(' · ')}
                </small>
              </span>
              <Button size="sm" onClick={() => void openPeek('customer', one.kode_customer)}>
                {t('Buka')}
              </Button>
            </li>
          ))}
        </ul>
      </div>
    </Screen>
  );
}

export default tabbed([
  { label: mark('Cari'), of: Cari },
  { label: mark('Kartu kembar'), of: Kembar },
]);
