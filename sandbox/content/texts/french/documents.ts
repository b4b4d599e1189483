import { formatContactMail, formatContactPhone } from '../../facts.ts';
import type { Content } from '../content.ts';
import { contactPhrase } from './phrases.ts';

export const documents: Content['documents'] = {
  privacy: (facts) => ({
    title: 'Avis de confidentialité',
    body: `
${facts.insurer} est responsable des données personnelles de ce portail. Cet avis explique ce que nous conservons, pourquoi et combien de temps.

## Ce que nous conservons

- Qui vous êtes et comment vous joindre&nbsp;: nom, adresse e-mail, numéro de téléphone, langue.
- Vos garanties&nbsp;: contrats, assurances, alertes et sinistres.
${facts.paysOut ? '- Où nous envoyons l’argent&nbsp;: vos modes de versement. Nous n’affichons que les derniers chiffres d’un compte, jusqu’à ce que vous choisissiez «&nbsp;Afficher&nbsp;».\n' : ''}- Votre activité&nbsp;: quand vous vous êtes connecté, depuis quelle adresse IP, et ce que vous avez modifié.

## Pourquoi nous les conservons

Nous en avons besoin pour vous assurer et pour vous aider en cas d’incident. La loi nous oblige à en conserver une partie à des fins fiscales et de contrôle. Nous ne vous envoyons nos offres que si vous les avez demandées.

## Qui d’autre voit vos données

Les entreprises dont nous avons besoin pour vous aider, et seulement les données qui leur sont nécessaires&nbsp;: banques, experts et prestataires des services que couvre votre assurance. Nous ne vendons jamais vos données.

## Combien de temps nous les gardons

Tant que vous êtes assuré, et dix ans après votre dernier sinistre. Nous effaçons les journaux de connexion au bout d’un an.

## Dans votre navigateur

Votre navigateur garde&nbsp;:

- Ce que vous avez saisi dans un formulaire inachevé, pendant 20&nbsp;heures au plus ou jusqu’à votre déconnexion.
- Votre langue, l’apparence du portail et les pages d’aide. Si nous vous demandons votre consentement, il ne les garde que si vous acceptez, pendant 31&nbsp;jours au plus. Il retient votre choix pendant 31&nbsp;jours.
- Les réglages dont le portail a besoin pour fonctionner.

Vous pouvez tout effacer dans votre navigateur à tout moment. Votre connexion est oubliée quand vous fermez l’onglet.

## Vos droits

Vous pouvez consulter, rectifier, exporter et effacer vos données, et vous opposer à leur utilisation. Pour cela, ${contactPhrase(facts)}. Vous pouvez aussi vous adresser à l’autorité de protection des données de votre pays.
`,
  }),

  callCosts: (facts) => ({
    title: 'Ce que coûte un appel',
    body: `
Vous pouvez appeler ${facts.insurer} au ${formatContactPhone(facts)}.

## Depuis votre pays

Le tarif habituel de votre opérateur pour ce numéro s’applique. Nous ne vous facturons rien et ne gagnons rien sur l’appel.

## Depuis l’étranger

Votre opérateur peut facturer l’itinérance, même pendant l’attente. Vérifiez ses tarifs avant d’appeler, ou appelez par internet.

## Gratuitement

Donnez-nous votre numéro au début de l’appel, et nous vous rappellerons. Ou écrivez à ${formatContactMail(facts)}.
`,
  }),

  payoutTerms: (facts) => ({
    title: 'Conditions des versements',
    body: `
Ces conditions complètent les [conditions générales](/terms) chaque fois que ${facts.insurer} vous verse de l’argent.

## Où nous versons l’argent

Sur votre mode de versement préféré, qui doit être à votre nom ou à celui de votre entreprise. Nous ne versons pas d’argent à d’autres personnes.

## Quand nous versons l’argent

Dans les cinq jours ouvrés après votre demande. Votre banque peut prendre plus de temps, et elle ne comptabilise pas de versement le week-end.

## Dans quelle devise nous versons

Dans la devise du pays de votre compte. Si votre banque convertit l’argent, elle fixe le taux de change et les frais.

## Si un versement nous est retourné

Nous vous prévenons et conservons l’argent jusqu’à ce que vous nous indiquiez un autre mode de versement. Si les coordonnées étaient erronées, nous déduisons les frais occasionnés.

## Si nous avons trop versé

Vous devez restituer toute somme versée par erreur une fois que nous vous l’avons signalée.

## Questions

Si quelque chose n’est pas clair, ${contactPhrase(facts)}.
`,
  }),
};
