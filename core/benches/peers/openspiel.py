"""What OpenSpiel's C++ reaches on one core, in goofspiel with 12 cards: random games, and simulations of a search.

Prints one JSON object. Its figures mean nothing but beside ours from the same run.
"""

import json
import sys
import time

import pyspiel

GAME = "goofspiel(num_cards=12,imp_info=false,points_order=random)"
STEPS_PER_GAME = 33  # turn-based form: 11 rounds of one chance step and two bids; the last round plays itself
MEGABYTES = 100  # room for the tree of one search
SEED = 42


def per_second(seconds, game, state, rollouts, simulations):
    """Random games per CPU second of searches with so many simulations, each ending in so many random games."""
    evaluator = pyspiel.RandomRolloutEvaluator(rollouts, 1)
    bot = pyspiel.MCTSBot(game, evaluator, 2.0, simulations, MEGABYTES, False, SEED, False)
    bot.mcts_search(state)  # once around before the clock counts
    games, start = 0, time.process_time()
    while time.process_time() - start < seconds:
        bot.mcts_search(state)
        games += simulations * rollouts
    return games / (time.process_time() - start)


def main():
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 1.5
    game = pyspiel.load_game_as_turn_based(GAME)
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    # So many rollouts per simulation that the tree's own cost is nothing.
    games_per_cpu_s = per_second(seconds, game, state, rollouts=500, simulations=20)
    simulations_per_cpu_s = per_second(seconds, game, state, rollouts=1, simulations=10_000)
    figures = {
        "games_per_cpu_s": round(games_per_cpu_s),
        "steps_per_cpu_s": round(games_per_cpu_s * STEPS_PER_GAME),
        "simulations_per_cpu_s": round(simulations_per_cpu_s),
    }
    print(json.dumps(figures))


main()
