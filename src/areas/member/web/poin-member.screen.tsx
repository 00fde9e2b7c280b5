import { useState } from 'react';
import { t } from '#kit/web/base/text.ts';
import { Screen, ScreenHead } from '#kit/web/frame/screen-head.tsx';
import { PagedList } from '#kit/web/grid/paged-list.tsx';
import { EmptyBlock } from '#kit/web/mark/state-block.tsx';
import { BesideForm } from '#areas/dokumen/web/beside-form.tsx';
import { DocumentDay } from '#areas/dokumen/web/document-day.tsx';
import { CariCustomer } from '#areas/customer/web/cari-customer.tsx';
import { mutasiPoinEndpoint, mutasiPoinRow } from '#areas/member/contract/poin.api.ts';
import { tukarHadiahDocument } from '#areas/member/contract/tukar-hadiah.document.ts';
import { hadiahActs } from '#areas/member/web/hadiah/acts-hadiah.ts';
import { FormHadiah } from '#areas/member/web/hadiah/form-hadiah.tsx';
import { KartuPoin } from '#areas/member/web/kartu-poin.tsx';
import { useSaldoPoin } from '#areas/member/web/use-saldo-poin.ts';

const WORDS = {
  label: 'Penukaran hadiah',
  search: 'Cari nomor, member, hadiah',
  none: 'Belum ada hadiah yang ditukar',
  hint: 'Pilih member, lalu hadiahnya.',
};
const RIWAYAT = {
  label: 'Riwayat poin',
  search: 'Cari',
  none: 'Belum ada poin',
  hint: 'Poin didapat dari belanja, dan tercatat di sini.',
};
const { no_tukar_hadiah, input_date, nama_customer, nama_hadiah, qty, poin, input_by } =
  tukarHadiahDocument.row;
const HADIAH = { no_tukar_hadiah, input_date, nama_customer, nama_hadiah, qty, poin, input_by };
const { id: _, ...MUTASI } = mutasiPoinRow;

/** The points of a member: how many, where they came from, and the gifts that they are changed into (D-34.8). */
export default function PoinMemberScreen() {
  const [nama, setNama] = useState<string | null>(null);
  const [kode, setKode] = useState<string | null>(null);
  const { kartu } = useSaldoPoin(kode);
  return (
    <Screen>
      <ScreenHead />
      <BesideForm
        label={t('Poin member')}
        form={
          <>
            <CariCustomer
              nama={nama}
              kode_customer={kode}
              onType={(next) => {
                setNama(next);
                setKode(null);
              }}
              onPick={(dikenal) => {
                setNama(dikenal.nama);
                setKode(dikenal.kode_customer);
              }}
            />
            {!kode && (
              <EmptyBlock
                title={t('Pilih member')}
                text={t('Scan kartunya, atau ketik nama: saldo, riwayat, dan tukar hadiah.')}
              />
            )}
            {kode && !kartu && (
              <EmptyBlock
                title={t('Bukan member')}
                text={t('Daftarkan customer ini di Data Member.')}
              />
            )}
            {kartu && <KartuPoin kartu={kartu} />}
            {kartu && <FormHadiah kartu={kartu} />}
          </>
        }
      >
        {kartu ? (
          <PagedList
            key={kartu.kode_customer}
            of={mutasiPoinEndpoint}
            name="riwayat-poin"
            words={RIWAYAT}
            columns={MUTASI}
            pinned="tgl_system"
            rowKey={(row) => String(row.id)}
            query={{ kode_customer: kartu.kode_customer }}
            slim
          />
        ) : (
          <DocumentDay
            of={tukarHadiahDocument}
            acts={hadiahActs}
            name="poin-member"
            words={WORDS}
            columns={HADIAH}
          />
        )}
      </BesideForm>
    </Screen>
  );
}
