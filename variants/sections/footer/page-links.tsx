import type { FooterProps } from './props.ts';

type PageLinksProps = {
  links: FooterProps['config']['links'];
  className?: string | undefined;
  linkClassName: string | undefined;
};

/** The owner's links in their order; nothing keeps an owner from naming one page twice. */
export function PageLinks({ links, className, linkClassName }: PageLinksProps) {
  const places = [...links.entries()];
  return (
    <ul className={className}>
      {places.map(([place, { label, url }]) => (
        <li key={place}>
          <a className={linkClassName} href={url}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
