import { useEffect, useRef, useState } from 'react';
import { usePerson } from '#kit/web/base/person.tsx';
import { t } from '#kit/web/base/text.ts';
import { useHotkey } from '#kit/web/base/use-hotkey.ts';
import { toast } from '#kit/web/feedback/toast.ts';
import { Button } from '#kit/web/frame/button.tsx';
import { TextInput } from '#kit/web/input/text-input.tsx';
import { YesNoInput } from '#kit/web/input/yes-no-input.tsx';
import { focusSoon } from '#kit/web/write/focus.ts';
import { FormFrame } from '#kit/web/write/form-frame.tsx';
import { CariCustomer, HpDikenal } from '#areas/customer/web/cari-customer.tsx';
import {
  TANPA_CUSTOMER,
  TANPA_IDENTITAS,
  type Customer,
} from '#areas/penjualan/web/kasir/draft.ts';
import { salahPertama } from '#areas/penjualan/web/kasir/use-jual.ts';
import { useKasirHere } from '#areas/penjualan/web/kasir/use-kasir.ts';
import css from '#areas/penjualan/web/kasir/kasir.module.css';
import { readParam } from '#areas/toko/contract/read-param.ts';
import { customerParam } from '#areas/customer/contract/customer.parameter.ts';

/** Of somebody whom the shop has no card of. */
const TANPA_KARTU = {
  kode_customer: null,
  jenis: undefined,
  pengusaha: undefined,
  bebas_pph22_sampai: undefined,
};

/** What the nota needs of a card. */
const kartuOf = (card: Omit<Customer, 'setuju_promo'>): Customer => ({
  kode_customer: card.kode_customer,
  nama: card.nama,
  no_hp: card.no_hp,
  alamat: card.alamat,
  jenis: card.jenis,
  pengusaha: card.pengusaha,
  bebas_pph22_sampai: card.bebas_pph22_sampai,
  setuju_promo: null,
});

/** F3: the same field finds a customer by name, phone or code, or names a new one. */
export function MukaCustomer() {
  const { draft, ubah, tutupMuka: tutup, pesan } = useKasirHere();
  const wajib = readParam(usePerson().told, customerParam.CUSTOMER_WAJIB);
  const { customer, penjual } = draft;
  const semula = useRef({ customer, penjual });
  const set = (part: Partial<Customer>) =>
    ubah({ customer: { ...customer, ...TANPA_KARTU, ...part } });
  /**
   * Half a search is no customer: who was the buyer before is the buyer again, a card with what identifies its person.
   * A card that is known stays.
   */
  const batal = () => {
    tutup();
    const dulu = semula.current;
    if (customer.kode_customer !== null || customer === dulu.customer) return;
    ubah(dulu.customer.kode_customer === null ? { customer: dulu.customer } : dulu);
    if (customer.nama) toast.undo('Pelanggan yang diketik tidak dipakai', () => ubah({ customer }));
  };
  const [mulaiDi] = useState(() => salahPertama(pesan));
  useEffect(() => focusSoon(mulaiDi), [mulaiDi]);
  useHotkey('Escape', batal);
  const perlu = (yes: boolean) => (yes ? undefined : t('Boleh kosong'));
  return (
    <FormFrame onSave={tutup} className={css.form} label={t('Pelanggan')}>
      <CariCustomer
        nama={customer.nama}
        kode_customer={customer.kode_customer}
        error={pesan['customer.nama']}
        onType={(nama) =>
          set({ nama, ...(customer.kode_customer ? { no_hp: null, alamat: null } : {}) })
        }
        onPick={(card) => {
          set(kartuOf(card));
          tutup();
        }}
      />
      {customer.kode_customer === null && (
        <>
          <TextInput
            label={t('No HP')}
            name="no_hp"
            typed="phone"
            maxLength={30}
            value={customer.no_hp}
            onChange={(no_hp) => set({ no_hp: no_hp || null })}
            error={pesan['customer.no_hp']}
            hint={perlu(wajib === 'LENGKAP')}
          />
          <HpDikenal
            hp={customer.no_hp}
            onPick={(card) => {
              set(kartuOf(card));
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
          <YesNoInput
            label={t('Setuju Promo')}
            name="setuju_promo"
            value={customer.setuju_promo ?? false}
            onChange={(setuju_promo) => set({ setuju_promo: setuju_promo || null })}
            hint={t('Hanya bila pelanggan sendiri yang meminta.')}
          />
        </>
      )}
      <div className={css.acts}>
        {customer.nama && (
          <Button
            look="quiet"
            onClick={() => ubah({ customer: TANPA_CUSTOMER, penjual: TANPA_IDENTITAS })}
          >
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
