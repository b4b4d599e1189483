import { render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';

import { catalogues } from '#tests/kit/flows/texts.ts';

import { MarkdownText } from './MarkdownText.tsx';

function shown(text: string): HTMLElement {
  const { container } = render(
    <IntlProvider locale="en" messages={catalogues.en ?? {}}>
      <MemoryRouter>
        <MarkdownText text={text} />
      </MemoryRouter>
    </IntlProvider>,
  );
  return container;
}

describe('a text in Markdown', () => {
  it("has headings below the page's, paragraphs, lists and emphasis", () => {
    const text = shown('# One\n\n### Three\n\nSome *more* **words**.\n\n- a\n- b\n\n1. first\n\n24&nbsp;hours');

    expect([...text.querySelectorAll('h1, h2, h3')].map(({ tagName }) => tagName)).toEqual(['H2', 'H3']);
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['a', 'b', 'first']);
    expect(text.querySelector('em, strong')).toHaveTextContent('more');
    expect(text.textContent).toContain('24\u00a0hours');
  });

  it('runs and fetches nothing: HTML and images are omitted', () => {
    const text = shown(
      'Before <b onclick="alert(1)">bold</b> <img src=x onerror=alert(1)>\n\n<script>alert(1)</script>\n\n![seen](https://elsewhere.test/x.png)\n\nAfter',
    );

    expect(text.querySelectorAll('b, script, img, iframe, style')).toHaveLength(0);
    expect(text).toHaveTextContent('Before bold After');
  });

  it('links to pages, to other sites in another tab, and to people', () => {
    shown('[page](/terms) [site](https://insurer.test/x) [mail](mailto:help@sky.test) [phone](tel:+15550100100)');
    const link = (name: string) => screen.getByRole('link', { name });

    expect(link('page')).toHaveAttribute('href', '/terms');
    expect(link('page')).not.toHaveAttribute('target');
    expect(link('site')).toHaveAttribute('href', 'https://insurer.test/x');
    expect(link('site')).toHaveAttribute('target', '_blank');
    expect(link('site')).toHaveAccessibleDescription('Opens in a new tab');
    expect(link('site')).toHaveAttribute('rel', 'noopener noreferrer');
    expect(link('mail')).toHaveAttribute('href', 'mailto:help@sky.test');
    expect(link('phone')).toHaveAttribute('href', 'tel:+15550100100');
  });

  it.each([
    'javascript:alert(1)',
    'java&#x0A;script:alert(1)',
    'data:text/html,x',
    'http://insurer.test',
    '//insurer.test',
  ])('does not link to %s', (address) => {
    expect(shown(`[words](${address})`)).toHaveTextContent('words');
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });
});
