import { usePerson } from '#kit/web/base/person.tsx';
import { t } from '#kit/web/base/text.ts';
import { serviceModul } from '#areas/service/contract/tukang.modul.ts';
import { PromiseSide } from '#areas/service/web/baru/promise-side.tsx';
import type { ServiceForm } from '#areas/service/web/baru/use-service.ts';
import type { Service } from '#areas/service/web/service-body.tsx';

/** Whose the pieces are, until when, and the DP; one key saves and prints the slip. */
export function ServiceSide({ form, made }: { form: ServiceForm; made?: Service }) {
  const { moduls } = usePerson();
  return (
    <PromiseSide
      form={form}
      label={t('Perkiraan ongkos')}
      total={form.ongkos}
      made={made?.no_service}
      later={
        moduls.has(serviceModul.VALIDASI_SERVICE_MODULE.key) &&
        t('DP diterima di Validasi Service.')
      }
    />
  );
}
