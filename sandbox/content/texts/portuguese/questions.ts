import type { Content } from '../content.ts';

export const questions: Content['questions'] = {
  signingIn: {
    category: 'Iniciar sessão',
    questions: {
      'forgotten-password': {
        question: 'Não me lembro da palavra-passe. O que posso fazer?',
        answer:
          'Escolha “Esqueceu-se da palavra-passe?” na página de início de sessão. Enviamos-lhe por email um link para definir uma nova.',
      },
      locked: {
        question: 'Porque é que a minha palavra-passe deixou de ser aceite?',
        answer:
          'Após dez tentativas erradas, bloqueamos o início de sessão durante 15&nbsp;minutos, para que ninguém consiga adivinhar a sua palavra-passe.',
      },
      'code-missing': {
        question: 'Onde está o meu código?',
        answer:
          'No email ou na mensagem que enviámos para o endereço ou número que introduziu. É válido durante dez minutos.',
      },
      'signed-out': {
        question: 'Porque é que a minha sessão terminou?',
        answer:
          'Uma sessão dura uma hora. Quando termina, guardamos o que introduziu num formulário com vários passos, mas não num formulário de uma só página. A sessão também acaba se a terminar noutro separador: nesse caso, é apagado tudo o que não concluiu.',
      },
    },
  },
  customerData: {
    category: 'Os seus dados',
    questions: {
      'change-details': {
        question: 'Como altero os meus dados?',
        answer: 'Escolha “Editar dados” na página [Conta](/account). Se não puder alterar um campo, {contact}.',
      },
      'what-is-kept': {
        question: 'Que dados guardam sobre mim?',
        answer: 'Só os que são necessários para a sua apólice. A [política de privacidade](/privacy) indica-os todos.',
      },
      'this-device': {
        question: 'O que fica neste dispositivo?',
        answer:
          'O idioma, estes textos e, até terminar sessão, o que introduziu num formulário com vários passos por terminar. Nunca guardamos nele palavras-passe nem números de conta.',
      },
      complaint: {
        question: 'Como faço uma reclamação?',
        answer: 'Para fazer uma reclamação, {contact}. As [condições gerais](/terms) explicam o que acontece a seguir.',
      },
    },
  },
  insuringTrips: {
    category: 'Segurar uma viagem',
    questions: {
      'until-when': {
        question: 'Até quando posso segurar um voo?',
        answer: 'Até 24&nbsp;horas antes da partida. O voo tem de partir, o mais tardar, no último dia da sua apólice.',
      },
      connections: {
        question: 'Também preciso de segurar os voos de ligação?',
        answer: 'Sim. Adicione todos os voos da viagem, até quatro.',
      },
      'flight-not-found': {
        question: 'Porque é que não encontro o meu voo?',
        answer:
          'Confirme que introduziu o número do voo tal como está no bilhete, incluindo as letras, e a data de partida na hora local do aeroporto de partida.',
      },
      'how-many': {
        question: 'Quantas pessoas posso segurar?',
        answer:
          'A sua apólice define o limite, que mostramos antes de confirmar. Na página da viagem, pode alterar os passageiros enquanto nenhum dos voos tiver partido nem houver notícia de atraso ou cancelamento.',
      },
      'add-passenger': {
        question: 'Como adiciono ou altero um passageiro?',
        answer:
          'Na página “Passageiros”, introduza o nome tal como está no passaporte e um número de telefone. Adicione cada pessoa uma só vez, sem se esquecer de si; depois, basta selecioná-las em cada viagem. Não pode eliminar uma pessoa com seguro numa viagem até esta terminar.',
      },
      certificate: {
        question: 'Onde está o meu certificado de seguro?',
        answer:
          'Abra a viagem em “Os meus seguros” e escolha “Imprimir o certificado”. Na janela de impressão, também o pode guardar como ficheiro PDF.',
      },
    },
  },
  duringTrips: {
    category: 'Durante a viagem',
    questions: {
      'which-time': {
        question: 'Em que fuso horário estão as horas dos voos?',
        answer:
          'As partidas e chegadas estão na hora local do respetivo aeroporto. O nome do local está junto de cada hora.',
      },
      'report-delay': {
        question: 'Tenho de comunicar um atraso?',
        answer:
          'Não, vemos o que as companhias aéreas comunicam. Se o voo se atrasar ou for cancelado e essa informação não aparecer, escolha “Atraso ou cancelamento?” na página da viagem. Pode fazê-lo até o voo partir.',
      },
      missed: {
        question: 'Tenho cobertura se perder o voo?',
        answer: 'Não, se o perder por motivos pessoais. Veja na [informação essencial](/key-facts) o que está coberto.',
      },
      'lost-bag': {
        question: 'A minha bagagem foi extraviada. O que devo fazer?',
        answer:
          'Comunique primeiro o extravio à companhia aérea e guarde a referência. Depois, no prazo de sete dias após a aterragem, escolha “Comunicar mala extraviada” em “Bagagem”. Pode adicionar fotos e ficheiros PDF na página da mala.',
      },
      'luggage-not-insured': {
        question: 'A minha bagagem tem seguro?',
        answer:
          'Não, este seguro só cobre voos atrasados e cancelados. Comunique o extravio ou o atraso da mala à companhia aérea, no balcão do aeroporto.',
      },
    },
  },
  disruptions: {
    category: 'Quando um voo se atrasa ou é cancelado',
    questions: {
      'what-for-a-delay': {
        question: 'O meu voo está atrasado. A que tenho direito?',
        answer:
          'Isso depende da sua apólice e do atraso do voo: uma sala VIP, outro voo, um hotel ou pontos, por exemplo. Escolha “Ver opções” junto do voo para ver o que está disponível para este atraso e fazer a sua escolha.',
      },
      lounge: {
        question: 'Como entro na sala VIP?',
        answer:
          'Escolha uma sala VIP, indique para quem é o passe e confirme. Vai receber um passe para uma pessoa: mostre-o à entrada, no telemóvel ou impresso.',
      },
      'flight-or-hotel': {
        question: 'Quem reserva outro voo ou um quarto de hotel?',
        answer:
          'Nós tratamos disso. Faça o pedido e procuramos voos ou quartos, normalmente no prazo de uma hora. Depois, só tem de escolher.',
      },
      points: {
        question: 'Para onde vão os meus pontos?',
        answer:
          'Para a sua conta de fidelização, normalmente assim que os pedir. Por vezes, temos de verificar primeiro o seu pedido, o que demora alguns dias. Nesse caso, avisamos.',
      },
      cash: {
        question: 'Posso receber dinheiro em vez disso?',
        answer:
          'Sim, se a sua apólice incluir um pagamento. Escolha-o em “Ver opções”. Enviamos o dinheiro para a sua conta ou carteira digital no prazo de cinco dias úteis, mas nunca pagamos em numerário.',
      },
      refund: {
        question: 'O meu bilhete é reembolsado?',
        answer:
          'Peça o reembolso à companhia aérea: se for ela a cancelar o voo, deve-lhe outro voo ou um reembolso. Também pode usar as opções que oferecemos, mas não cobrimos despesas que a companhia aérea já reembolsou.',
      },
    },
  },
  payouts: {
    category: 'Pagamentos',
    questions: {
      'payout-method': {
        question: 'Como adiciono uma forma de recebimento?',
        answer:
          'Escolha “Adicionar forma de recebimento” em “Formas de recebimento”, no seu resumo. Adicione uma conta bancária ou uma carteira digital em seu nome. Se tiver mais do que uma, escolha “Definir como preferida” para a que quer usar primeiro.',
      },
      'payout-when': {
        question: 'Quando recebo o meu pagamento?',
        answer:
          'No prazo de cinco dias úteis após a nossa confirmação. A página do imprevisto mostra para onde o enviámos e em que dia.',
      },
    },
  },
  claims: {
    category: 'Um sinistro',
    questions: {
      report: {
        question: 'Tenho de comunicar um evento?',
        answer: 'Não. Quando um evento ultrapassa o limiar previsto na sua apólice, abrimos nós um sinistro.',
      },
      'how-far': {
        question: 'Qual é o estado do meu sinistro?',
        answer: 'O seu resumo mostra o estado de cada sinistro e o passo seguinte.',
      },
      damage: {
        question: 'Os danos no edifício estão cobertos?',
        answer: 'Não, só a receita perdida está coberta. Veja a [informação essencial](/key-facts).',
      },
      'not-agreed': {
        question: 'E se não concordar com a proposta?',
        answer:
          'Diga-nos porquê: {contact}. Um gestor de sinistros analisa a proposta novamente, e a sua segunda proposta é definitiva.',
      },
    },
  },
  claimPayouts: {
    category: 'O seu banco e os pagamentos',
    questions: {
      'why-bank': {
        question: 'Porque é que precisam de ver a minha receita?',
        answer: 'Para calcular o que perdeu. Só a consultamos com a sua autorização.',
      },
      withdraw: {
        question: 'Posso retirar a autorização?',
        answer: 'Sim, junto do seu banco, a qualquer momento. Um sinistro aberto fica então suspenso.',
      },
      'when-paid': {
        question: 'Quando recebo os pagamentos?',
        answer:
          'Depois de aceitar uma proposta, mês a mês, assim que a receita real de cada mês for conhecida. Veja as [condições gerais](/terms).',
      },
    },
  },
  monitoredData: {
    category: 'O que monitorizamos',
    questions: {
      'which-data': {
        question: 'Que dados podem monitorizar?',
        answer:
          'Cartões, endereços de email, números de telefone, contas bancárias e documentos de identidade. O seu resumo mostra quantos monitorizamos de cada tipo.',
      },
      'whose-data': {
        question: 'Podem monitorizar os dados de outra pessoa?',
        answer: 'Não, os dados têm de ser seus.',
      },
      where: {
        question: 'Onde procuram?',
        answer:
          'Em mercados, fóruns e ficheiros divulgados ilegalmente onde aparecem dados roubados. Não conseguimos pesquisar em todo o lado.',
      },
      'not-shown': {
        question: 'Porque é que não vejo os meus números e endereços?',
        answer: 'Para os proteger de olhares indiscretos. O seu resumo só mostra quantos são.',
      },
    },
  },
  alerts: {
    category: 'Alertas',
    questions: {
      'what-to-do': {
        question: 'O que devo fazer quando recebo um alerta?',
        answer: 'Siga o plano para o que foi encontrado. Todos os planos estão na página de ajuda. Comece hoje.',
      },
      'take-back': {
        question: 'Conseguem que os meus dados sejam removidos?',
        answer:
          'Não, o que foi publicado não pode ser retirado. Mas pode torná-lo inútil com uma palavra-passe nova ou um cartão novo.',
      },
      'no-alert': {
        question: 'Os meus dados estão seguros se não tiver alertas?',
        answer: 'Não os encontrámos nos locais onde procuramos. É bom sinal, mas não uma garantia.',
      },
    },
  },
};
