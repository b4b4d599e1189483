import type { Content } from '../content.ts';

export const monitoringSteps: Content['monitoringSteps'] = {
  'change-password': {
    title: 'Mude a palavra-passe da caixa de correio',
    summary: 'Quem consegue ler os seus emails pode repor as suas outras palavras-passe.',
    body: 'Escolha uma palavra-passe que não use em mais lado nenhum. Depois, se o fornecedor o permitir, termine sessão na caixa de correio em todos os dispositivos.',
  },
  'change-elsewhere': {
    title: 'Mude a palavra-passe em todos os sites onde usa a mesma',
    summary: 'As palavras-passe expostas são testadas noutros sites em poucas horas.',
    body: 'Faça-o em todos os sites onde usou a mesma palavra-passe ou uma parecida, e escolha uma diferente para cada um. Um gestor de palavras-passe memoriza-as por si.',
  },
  'second-factor': {
    title: 'Ative a verificação em dois passos',
    summary: 'Assim, uma palavra-passe roubada não chega para iniciar sessão.',
    body: 'Comece pela caixa de correio e pelo banco. Na maioria dos sites, a opção está em “Segurança”.',
  },
  'false-messages': {
    title: 'Atenção às mensagens fraudulentas',
    summary: 'Os burlões usam endereços e números expostos para se fazerem passar pelo seu banco.',
    body: 'Não abra links em mensagens inesperadas nem dê códigos a quem lhe ligar. Escreva o endereço do banco no navegador ou ligue para o número indicado no cartão.',
  },
  'protect-number': {
    title: 'Proteja o seu número de telefone',
    summary: 'Peça ao seu operador que proteja o número contra a troca de SIM.',
    body: 'Quem transferir o seu número para outro cartão SIM passa a receber os seus códigos. A maioria dos operadores pode exigir um PIN antes de emitir um novo cartão.',
  },
  'block-card': {
    title: 'Bloqueie o cartão',
    summary: 'O seu banco pode bloqueá-lo de imediato, por telefone ou na aplicação.',
    body: 'Ligue para o número no verso do cartão ou bloqueie-o na aplicação do banco. Peça um cartão novo com um número novo.',
  },
  'check-statements': {
    title: 'Verifique os seus extratos',
    summary: 'Procure pagamentos que não fez, mesmo que pequenos.',
    body: 'Reveja os últimos três meses. Conteste junto do banco tudo o que não reconhecer: a maioria dos bancos reembolsa, se comunicar a tempo.',
  },
  'new-card-number': {
    title: 'Atualize o número do cartão',
    summary: 'Os pagamentos de subscrições com o cartão bloqueado vão falhar.',
    body: 'Introduza o número novo onde o antigo estiver guardado: subscrições, lojas, contas de viagens e carteira digital do telemóvel.',
  },
  'report-it': {
    title: 'Comunique à entidade emissora',
    summary: 'A entidade pode declarar o documento inválido.',
    body: 'Pergunte à entidade que emitiu o documento se precisa de um novo e guarde a confirmação da comunicação.',
  },
  'tell-police': {
    title: 'Apresente queixa à polícia',
    summary: 'Uma queixa ajuda a provar que não teve nada a ver com isso.',
    body: 'A maioria das forças policiais aceita queixas online. Guarde o número da queixa: bancos e autoridades vão pedi-lo.',
  },
  'tell-bank': {
    title: 'Avise o seu banco',
    summary: 'Por vezes, basta uma cópia digitalizada para abrir uma conta.',
    body: 'Peça ao banco que esteja atento a contas, empréstimos e pagamentos em seu nome que não tenha pedido.',
  },
};
