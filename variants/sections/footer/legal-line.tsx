import { useStorefront } from '../../primitives/storefront-context.tsx';
import { fillCopyright } from './fill-copyright.ts';
import type { FooterProps } from './props.ts';

type LegalLineProps = Pick<FooterProps, 'config' | 'general' | 'year'> & {
  className: string | undefined;
};

/** The last line: copyright, full name and number of the business; what is not set is not drawn. */
export function LegalLine({ config, general, year, className }: LegalLineProps) {
  const { footer } = useStorefront().messages.home;
  return (
    <p className={className}>
      {config.copyrightText && <span>{fillCopyright(config.copyrightText, year)}</span>}
      {general.businessFullName && <span>{general.businessFullName}</span>}
      {general.businessAcn && <span>{footer.acn(general.businessAcn)}</span>}
    </p>
  );
}
