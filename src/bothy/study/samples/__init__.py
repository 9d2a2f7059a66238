"""What costs more than counting, on a sample: luck and skill, how early the winner can be told, interaction."""
