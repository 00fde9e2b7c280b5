import { IconUserPlus } from '@tabler/icons-react';
import { usePerson } from '#kit/web/base/person.tsx';
import { keysToDialog } from '#kit/web/base/key-router.ts';
import { mark, t } from '#kit/web/base/text.ts';
import { useHotkey } from '#kit/web/base/use-hotkey.ts';
import { Button } from '#kit/web/frame/button.tsx';
import { formatInt, formatRupiah } from '#kit/rules/format.ts';
import { RefInput } from '#kit/web/input/ref-input.tsx';
import { sense } from '#kit/rules/sentence.ts';
import {
  TANPA_CUSTOMER,
  TANPA_IDENTITAS,
  type Customer,
  type JenisCustomer,
} from '#areas/penjualan/web/kasir/draft.ts';
import { useKasirHere } from '#areas/penjualan/web/kasir/use-kasir.ts';
import { customerModul } from '#areas/customer/contract/customer.modul.ts';
import css from '#areas/penjualan/web/kasir/kasir.module.css';
import { readParam } from '#areas/toko/contract/read-param.ts';
import { customerParam } from '#areas/customer/contract/customer.parameter.ts';

const SALES = {
  call: 'GET sales/get/all',
  value: 'kode_sales',
  show: 'nama',
  table: 'sales',
} as const;

/** Who buys (F3) and who sells. */
export function Pembeli() {
  const { draft, kode_sales, setSales, muka, bukaMuka, pesan, ubah, tutupMuka, kartu } =
    useKasirHere();
  const { told, moduls } = usePerson();
  /** A shop that asks for no name sells to anybody, by one key. */
  const umum = readParam(told, customerParam.CUSTOMER_WAJIB) === 'TIDAK';
  const jadiUmum = () => {
    ubah({ customer: TANPA_CUSTOMER, penjual: TANPA_IDENTITAS });
    tutupMuka();
  };
  useHotkey('Shift+F3', jadiUmum, umum);
  const { nama, kode_customer, no_hp, jenis } = draft.customer;
  /** Three keys: Shift F6, Enter, and the customer is a member. */
  const bisaMember =
    nama !== null && (jenis ?? 'UMUM') === 'UMUM' && moduls.has(customerModul.MEMBER_MODULE.key);
  const jadikanMember = async () => {
    const card = await keysToDialog(
      import('#areas/customer/web/jadi-member.tsx').then((late) =>
        late.openJadiMember(draft.customer),
      ),
    );
    if (card) ubah({ customer: { ...card, setuju_promo: null } });
  };
  useHotkey('Shift+F6', () => void jadikanMember(), bisaMember);
  const terbuka = muka === 'customer';
  return (
    <div className={css.pembeli}>
      <div className={css.orang}>
        <span className={css.huruf} aria-hidden>
          {nama ? hurufOf(nama) : <IconUserPlus size={18} stroke={1.6} />}
        </span>
        <p>
          <b>{nama ?? (umum ? t('Umum') : t('Belum ada pelanggan'))}</b>
          <small>
            {[kode_customer, no_hp].filter(Boolean).join(' · ') ||
              (nama ? t('Pelanggan baru') : t('Cari atau tambah'))}
          </small>
          {kartu && (
            <small>
              {t('{n} poin, {nilai}', {
                n: formatInt(kartu.poin),
                nilai: formatRupiah(kartu.nilai_rp),
              })}
            </small>
          )}
        </p>
        {umum && nama && (
          <Button look="quiet" title="Shift F3" onClick={jadiUmum}>
            {t('Umum')}
          </Button>
        )}
        {bisaMember && (
          <Button
            look="quiet"
            title={`${t('Jadikan member')} (Shift F6)`}
            aria-label={t('Jadikan member')}
            onClick={() => void jadikanMember()}
          >
            {t(JENIS.MEMBER)}
          </Button>
        )}
        <Button look="quiet" shortcut="F3" aria-expanded={terbuka} onClick={bukaMuka('customer')}>
          {nama ? t('Ganti') : t('Pilih')}
        </Button>
      </div>
      <div className={css.sales}>
        <span aria-hidden>{t('Sales')}</span>
        <RefInput
          bare
          label={t('Sales')}
          name="kode_sales"
          source={SALES}
          value={kode_sales}
          onChange={(kode) => {
            setSales(kode);
            ubah({});
          }}
          error={pesan.kode_sales}
        />
      </div>
    </div>
  );
}

const JENIS: Readonly<Record<JenisCustomer, string>> = {
  UMUM: mark('Umum'),
  MEMBER: mark(sense('Member', 'satu')),
  RESELLER: mark('Reseller'),
};

/** Name and type of the customer head the form (1§2); a new customer is one of the public. */
export function KepalaCustomer({
  customer: { nama, jenis },
}: {
  customer: Pick<Customer, 'nama' | 'jenis'>;
}) {
  const umum = readParam(usePerson().told, customerParam.CUSTOMER_WAJIB) === 'TIDAK';
  if (!nama && !umum) return <p className={css.atasNama}>{t('Belum ada pelanggan')}</p>;
  return (
    <p className={css.atasNama} aria-label={t('Pelanggan')}>
      {nama && <b>{nama}</b>} <span>{t(JENIS[jenis ?? 'UMUM'])}</span>
    </p>
  );
}

const hurufOf = (nama: string): string =>
  nama
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('');
